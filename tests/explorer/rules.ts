/** What the rules know of a visit beyond what the page shows now. A new page begins anew. */
interface Memory {
  /** Films, each with the time at which its button was last pressed. */
  pressed: Map<Element, number>;
  /** When the visitor last asked for stillness: by the data saver or reduced motion. */
  quiet: number;
  /** The chosen tab, unless one has just been asked for. */
  tab: string | undefined;
  /** What was pressed last, by what is around it, and where that was. */
  place: { around: Element; top: number } | undefined;
}

declare global {
  var explorer: Memory;
}

/** Has a page remember what its visitor presses. Runs in the page before its own scripts. */
export const remember = (effectiveType: string): void => {
  Object.defineProperty(Navigator.prototype, 'connection', {
    get: () => ({ effectiveType, saveData: false }),
  });
  globalThis.explorer = { pressed: new Map(), quiet: 0, tab: undefined, place: undefined };
  const notice = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return;
    const film = target.closest('button')?.parentElement?.querySelector('video');
    if (film) explorer.pressed.set(film, performance.now());
    if (target.closest('[role=tablist]')) explorer.tab = undefined;
  };
  addEventListener('click', notice, true);
  addEventListener('keydown', notice, true);
  addEventListener('popstate', () => (explorer.tab = undefined));
};

/** Finds what is wrong with the page as it is shown now. Runs in the page, and names none. */
export const findFaults = (): string[] => {
  const faults: string[] = [];
  const all = <T extends Element = HTMLElement>(selector: string) => [
    ...document.querySelectorAll<T>(selector),
  ];
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const say = (one: Element) =>
    `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const area = ({ width, height }: { width: number; height: number }) =>
    Math.max(0, width) * Math.max(0, height);
  const overlap = (one: DOMRect, other: DOMRect) => ({
    width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
    height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  });
  const screen = new DOMRect(0, 0, innerWidth, innerHeight);
  const inView = (one: Element) => area(overlap(one.getBoundingClientRect(), screen)) > 0;
  const around = (one: Element | null, is: (at: Element) => boolean): Element | undefined => {
    for (let at = one; at; at = at.parentElement) if (is(at)) return at;
    return undefined;
  };
  /** The bar, panel or window around an element that stays where it is while the page scrolls. */
  const barOf = (one: Element | null) =>
    around(one, (at) => /fixed|sticky/.test(getComputedStyle(at).position) || at.matches('dialog:modal'));
  const isOpaque = (one: Element) =>
    !/rgba\(.*, 0?\.?\d+\)|transparent/.test(getComputedStyle(one).backgroundColor);

  const overlays = all('dialog[open], [popover]:popover-open, details[open] > :not(summary)').filter(
    (one) => isShown(one) && /fixed|absolute/.test(getComputedStyle(one).position),
  );
  if (overlays.length > 1) faults.push(`${overlays.map(say).join(' and ')} are open at once`);
  const cover = overlays.find(
    (one) => area(overlap(one.getBoundingClientRect(), screen)) > 0.55 * area(screen),
  );
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth + 1)
    faults.push(`the page is ${root.scrollWidth - innerWidth} px too wide`);
  const [now, before] = [0, 1].map(
    (back) => navigation.entries()[(navigation.currentEntry?.index ?? 0) - back]?.url,
  );
  if (now && before && new URL(now).pathname === new URL(before).pathname)
    faults.push('Back does not leave the page');

  // What can be used is hit at its middle.
  const modal = all('dialog:modal')[0];
  const controls = all('a[href], button:enabled, input:enabled, textarea, summary').filter(
    (one) => isShown(one) && inView(one) && !one.closest('[inert]') && (!modal || modal.contains(one)),
  );
  const isClipped = (one: Element, x: number, y: number) =>
    around(one.parentElement, (at) => {
      const { overflow } = getComputedStyle(at);
      if (overflow === 'visible' || at === root || at === document.body) return false;
      const { left, right, top, bottom } = at.getBoundingClientRect();
      return x < left || x > right || y < top || y > bottom;
    });
  for (const one of controls) {
    const { x, y, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(across, down);
    // What has the focus may lie on others, as the skip link does.
    if (!hit || hit === document.activeElement || width < 2 || isClipped(one, across, down)) continue;
    if (one.contains(hit) || hit.closest('label')?.contains(one)) continue;
    const [bar, over] = [barOf(one), barOf(hit)];
    if (cover ? !bar && !cover.contains(one) : bar ? bar !== over : !over)
      faults.push(`${say(one)} is covered by ${say(hit)}`);
  }

  const { activeElement: focused } = document;
  if (focused instanceof HTMLElement && focused.matches(':focus:not(body, dialog, [tabindex="-1"])')) {
    const { x, y, width, height } = focused.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((across) =>
      [0.1, 0.5, 0.9].map((down) => [x + width * across, y + height * down] as const),
    );
    const seen = points.some(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return hit !== null && (focused.contains(hit) || hit.contains(focused));
    });
    if (!isShown(focused)) faults.push(`the focus is on ${say(focused)}, which is hidden`);
    else if (focused.matches(':focus-visible') && inView(focused) && !seen)
      faults.push(`the focus is on ${say(focused)}, which is covered`);
  }

  // States say what is shown.
  for (const one of all('[aria-expanded], [role=tab]')) {
    const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
    const says = one.ariaExpanded ?? one.ariaSelected;
    if (panel && (isShown(panel) && panel.clientHeight > 0) !== (says === 'true'))
      faults.push(`${say(one)} says ${String(says)}`);
  }
  const tab = all('[role=tab][aria-selected=true]')[0]?.textContent;
  if (tab && explorer.tab && tab !== explorer.tab)
    faults.push(`the tab ${explorer.tab} was chosen, and ${tab} is shown`);
  explorer.tab ??= tab;
  const { place } = explorer;
  const moved =
    place?.around.isConnected && isShown(place.around)
      ? place.around.getBoundingClientRect().top - place.top
      : 0;
  if (place && Math.abs(moved) > 8) faults.push(`${say(place.around)} has moved by ${Math.round(moved)} px`);

  // The data saver, and what moves.
  const [saver] = all<HTMLInputElement>('[role=switch]');
  const stored = localStorage.getItem('data-saver') === 'on';
  if (saver && !saver.disabled && saver.checked !== stored)
    faults.push(`the data saver says ${saver.checked}, and is ${stored}`);
  const still = [stored, saver?.checked, matchMedia('(prefers-reduced-motion: reduce)').matches].includes(
    true,
  );
  if (still && explorer.quiet > 0 && all('.images-playing').some(isShown))
    faults.push('pictures move that nobody asked for');
  for (const film of all<HTMLVideoElement>('video')) {
    const box = film.parentElement;
    const button = box?.querySelector('button');
    const visible = box && isShown(box) && inView(film) && !cover && document.visibilityState === 'visible';
    if (!film.paused && !visible) faults.push('a film plays that nobody sees');
    if (!film.paused && still && (explorer.pressed.get(film) ?? -1) < explorer.quiet)
      faults.push('a film plays that nobody asked for');
    if (!button || cover || !isShown(button) || !inView(button)) continue;
    // A film that is on its way may be paused too.
    const waits = film.networkState === HTMLMediaElement.NETWORK_LOADING;
    const pauses = /pause/i.test(button.textContent);
    if (pauses ? film.paused || (film.readyState < 2 && !waits) : !film.paused)
      faults.push(`“${button.textContent}” on a film that ${film.paused ? 'rests' : 'plays'}`);
  }

  // Words are whole, and nothing shows through what covers the page.
  const words = document.createTreeWalker(cover ?? document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const one = words.currentNode.parentElement;
    const text = words.currentNode.textContent?.trim().slice(0, 30);
    if (!one || !text || !isShown(one) || !inView(one) || one.closest('.skip, script, style, noscript'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const line of range.getClientRects()) {
      if (line.width < 2 || area(overlap(line, screen)) <= 0) continue;
      const edge = around(
        one,
        (at) => getComputedStyle(at).overflowX !== 'visible' || getComputedStyle(at).clipPath !== 'none',
      );
      const { left, right } = edge?.getBoundingClientRect() ?? screen;
      const isCut =
        edge &&
        edge !== root &&
        /hidden|clip/.test(getComputedStyle(edge).overflowX) &&
        getComputedStyle(edge).clipPath === 'none';
      if (
        isCut &&
        line.right > left &&
        line.left < right &&
        Math.max(left - line.left, line.right - right) > 3
      )
        faults.push(`“${text}” is cut`);
      const stack = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
      const ground = stack.includes(one) && stack.find((at) => isOpaque(at) || at.matches('img, video'));
      if (cover && ground && !cover.contains(ground) && !ground.contains(cover))
        faults.push(`${say(ground)} shows through “${text}”`);
    }
  }
  return [...new Set(faults)];
};
