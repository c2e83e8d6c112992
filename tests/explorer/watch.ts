import type { Mark } from '../site-wide/marks.ts';

declare global {
  var explorer: ReturnType<typeof watch>;
}

/** Watches a page from its beginning, and finds what is wrong with it. Runs in the page, and names none. */
export const watch = () => {
  /** When something in an element was last pressed. */
  const pressed = new Map<Element | null, number>();
  /** How many settings forbid movement, and when the last of them was set. */
  let [forbids, quiet] = [0, 0];
  let tab: string | undefined;
  /** What was used last, where it lives, and where and how it was before this step. */
  let used: { one: HTMLElement; top: number | undefined; words: string } | undefined;
  let place: HTMLElement | undefined;
  /** How far the page stood down when the step began, and whether something covered it. */
  let start = { y: 0, isCovered: false };

  const typed = () =>
    JSON.parse(sessionStorage.getItem('typed') ?? '{}') as Record<string, Record<string, string>>;
  const keep = (fields: Record<string, string>) =>
    sessionStorage.setItem('typed', JSON.stringify({ ...typed(), [location.pathname]: fields }));
  const notice = ({ target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return;
    if (target.closest('[role=tablist]')) tab = undefined;
    for (let at: Element | null = target; at; at = at.parentElement) pressed.set(at, performance.now());
  };
  addEventListener('click', notice, true);
  addEventListener('keydown', notice, true);
  addEventListener('input', ({ target }) => {
    const { type, name, value } = target as HTMLInputElement;
    if (type !== 'checkbox') keep({ ...typed()[location.pathname], [name]: value });
  });
  addEventListener('reset', () => keep({}));
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'traverse') tab = undefined;
  });

  const all = <T extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<T>(selector),
  ];
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const say = (one: Element) =>
    `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  /** Which part of the window a box takes. */
  const partOf = ({ left, top, right, bottom }: DOMRect) =>
    (Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))) /
    (innerWidth * innerHeight);
  const inView = (one: Element) => partOf(one.getBoundingClientRect()) > 0;
  const holds = ({ left, top, right, bottom }: DOMRect, x: number, y: number) =>
    x >= left && x <= right && y >= top && y <= bottom;
  const around = (one: Element | null, is: (style: CSSStyleDeclaration, at: Element) => boolean) => {
    for (let at = one; at; at = at.parentElement) if (is(getComputedStyle(at), at)) return at;
    return undefined;
  };
  /** The bar, panel or window around an element that stays where it is while the page scrolls. */
  const barOf = (one: Element) =>
    around(one, ({ position }, at) => /fixed|sticky/.test(position) || at.matches('dialog:modal'));
  const overlays = () =>
    all('dialog[open], [popover]:popover-open, details[open] > :not(summary)').filter(
      (one) => isShown(one) && /fixed|absolute/.test(getComputedStyle(one).position),
    );
  const coverOf = () => overlays().find((one) => partOf(one.getBoundingClientRect()) > 0.55);
  const isHitAt = (one: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null &&
      [one.contains(hit), hit.contains(one), hit.closest('label')?.contains(one)].includes(true)
    );
  };
  const middleOf = (one: Element) => {
    const { x, y, width, height } = one.getClientRects()[0] ?? one.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));

  /** The lines of text in view, each with the first picture or coloured ground behind it, unless something lies over it. */
  const linesInView = () => {
    const words = document.createTreeWalker(coverOf() ?? document.body, NodeFilter.SHOW_TEXT);
    const lines: { one: Element; text: string; line: DOMRect; ground: Element | undefined }[] = [];
    while (words.nextNode()) {
      const one = words.currentNode.parentElement;
      const text = words.currentNode.textContent?.trim().slice(0, 30);
      if (!one || !text || !isShown(one) || !inView(one) || one.closest('.skip, script, style, noscript'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        if (line.width < 2 || partOf(line) === 0) continue;
        const stack = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
        const isGround = (at: Element) =>
          at.matches('img, video') ||
          !/^(none|rgba\(0, 0, 0, 0\))$/.test(getComputedStyle(at).backgroundColor);
        lines.push({ one, text, line, ground: stack[0] === one ? stack.find(isGround) : undefined });
      }
    }
    return lines;
  };

  return {
    /** Waits until nothing scrolls, and begins a step. @returns what is open */
    begin: async () => {
      used = undefined;
      for (let last = NaN; last !== scrollY; await pause(100)) last = scrollY;
      start = { y: scrollY, isCovered: coverOf() !== undefined };
      return overlays().map(say);
    },

    /** Chooses one of the elements that can be hit, in view or anywhere. @returns where that is */
    choose: async (selector: string, choice: number, anywhere: boolean) => {
      const targets = all(selector, coverOf()).filter(
        (one) =>
          isShown(one) &&
          !one.closest('[inert], .skip') &&
          (anywhere || (inView(one) && isHitAt(one, ...middleOf(one)))),
      );
      const one = targets[choice % targets.length];
      if (!one) return undefined;
      if (anywhere) one.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (anywhere) await pause(150);
      const [x, y] = middleOf(one);
      if (!isHitAt(one, x, y)) return undefined;
      const to = one instanceof HTMLAnchorElement && document.getElementById(one.hash.slice(1));
      // A form scrolls to the first field to mend, and a link into the page to what is out of view.
      const moves = one.matches('[type=submit]') || (to && !inView(to));
      place = one;
      used = { one, top: moves ? undefined : one.getBoundingClientRect().top, words: one.textContent };
      return { x, y, name: say(one) };
    },

    /** Goes back to what was used last. @returns what that is */
    comeBack: () => {
      if (!place?.isConnected || coverOf()) return undefined;
      place.scrollIntoView({ block: 'center', behavior: 'instant' });
      return say(place);
    },

    /** The words over pictures. */
    findMarks: () =>
      linesInView().flatMap(({ one, text, line, ground }): Mark[] => {
        const { color, fontSize } = getComputedStyle(one);
        const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
        if (!ground?.matches('img, video') || alpha < 1) return [];
        const colour = `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
        const size = Number.parseFloat(fontSize);
        return [{ name: text, colour, least: size >= 24 ? 3 : 4.5, boxes: [line], patch: size / 3 }];
      }),

    /**
     * Finds what is wrong with the page as it is shown now.
     * @param before what was open before something that opens nothing
     * @param mayClose whether that may close it
     * @param isGood whether what is asked for comes
     * @param wheel by how much the wheel was turned
     */
    findFaults: (
      before: string[] | undefined,
      mayClose: boolean,
      isGood: boolean,
      wheel: number,
    ): string[] => {
      const faults = new Set<string>();
      const blame = (wrong: unknown, words: string) => (wrong ? faults.add(words) : undefined);
      const cover = coverOf();
      const modal = all('dialog:modal')[0];
      const root = document.documentElement;
      const rest = root.scrollHeight - innerHeight;
      const open = overlays().map(say);
      blame(open.length > 1, `${open.join(' and ')} are open at once`);
      for (const one of open) blame(before?.includes(one) === false, `${one} opens by itself`);
      for (const one of before ?? []) blame(!mayClose && !open.includes(one), `${one} closes by itself`);
      blame(start.isCovered && cover && scrollY !== start.y, 'the page scrolls behind what covers it');
      blame(
        wheel > 0 && open.length === 0 && rest - start.y > 200 && scrollY === start.y,
        'the page does not scroll',
      );
      blame(root.scrollWidth > innerWidth + 1, `the page is ${root.scrollWidth - innerWidth} px too wide`);
      const index = navigation.currentEntry?.index ?? 0;
      const [now, last] = [index, index - 1].map((at) => new URL(navigation.entries()[at]?.url ?? 'data:'));
      const wasAsked = all(`main a:not([role])[href="${CSS.escape(location.hash)}"]`).length > 0;
      blame(now?.pathname === last?.pathname && !wasAsked, 'Back does not leave the page');

      // What can be used is hit at its middle, and what covers the page keeps its controls within reach.
      for (const one of all('a[href], button:enabled, input:enabled, textarea, summary')) {
        if (!isShown(one) || one.closest('[inert]') || (modal && !modal.contains(one))) continue;
        const [x, y] = middleOf(one);
        const isOut = x < 0 || y < 0 || x > innerWidth || y > innerHeight;
        const scrolls = around(
          one,
          ({ overflowY }, at) => /auto|scroll/.test(overflowY) && at.scrollHeight > at.clientHeight,
        );
        blame(isOut && cover?.contains(one) && !scrolls, `${say(one)} is out of reach`);
        const hit = document.elementFromPoint(x, y);
        // What has the focus may lie on others, as the skip link does.
        if (isOut || !hit || hit === document.activeElement || one.offsetWidth < 2 || isHitAt(one, x, y))
          continue;
        const isClipped = around(one.parentElement, ({ overflow }, at) => {
          const clips = at !== root && at !== document.body && overflow !== 'visible';
          return clips && !holds(at.getBoundingClientRect(), x, y);
        });
        const [bar, over] = [barOf(one), barOf(hit)];
        const isWrong = cover ? !bar && !cover.contains(one) : bar ? bar !== over : !over;
        blame(isWrong && !isClipped, `${say(one)} is covered by ${say(hit)}`);
      }

      const { activeElement: focused } = document;
      if (focused instanceof HTMLElement && focused.matches(':focus:not(body, dialog, [tabindex="-1"])')) {
        const { x, y, width, height } = focused.getBoundingClientRect();
        const parts = [0.1, 0.5, 0.9];
        const isSeen = parts.some((a) => parts.some((b) => isHitAt(focused, x + width * a, y + height * b)));
        blame(!isShown(focused), `the focus is on ${say(focused)}, which is hidden`);
        const isMarked = focused.matches(':focus-visible');
        blame(isMarked && inView(focused) && !isSeen, `the focus is on ${say(focused)}, which is covered`);
        blame(
          isMarked && getComputedStyle(focused).outlineStyle === 'none',
          `nothing shows the focus on ${say(focused)}`,
        );
      }

      // States say what is shown.
      for (const one of all('[aria-expanded], [role=tab]').filter(isShown)) {
        const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
        const says = one.ariaExpanded ?? one.ariaSelected;
        blame(
          panel && (isShown(panel) && panel.clientHeight > 0) !== (says === 'true'),
          `${say(one)} says ${String(says)}`,
        );
      }
      const chosen = all('[role=tab][aria-selected=true]')[0]?.textContent;
      blame(tab && chosen && chosen !== tab, `the tab ${tab} was chosen, and ${chosen} is shown`);
      tab ??= chosen;
      const y = used?.one.isConnected && isShown(used.one) ? used.one.getBoundingClientRect().top : undefined;
      const moved = Math.round((y ?? 0) - (used?.top ?? y ?? 0));
      // A page that becomes shorter may move at its end.
      if (used && scrollY < rest - 2) blame(Math.abs(moved) > 8, `${say(used.one)} has moved by ${moved} px`);
      for (const [name, words] of Object.entries(typed()[location.pathname] ?? {}))
        for (const { value } of all<HTMLInputElement>(`[name="${name}"]`))
          blame(value !== words, `“${words}” was typed into ${name}, which holds “${value}”`);

      // The data saver, and what moves.
      const [saver] = all<HTMLInputElement>('[role=switch]:enabled');
      const isSaving = localStorage.getItem('data-saver') === 'on';
      blame(saver && saver.checked !== isSaving, `the data saver says ${saver?.checked}, and is ${isSaving}`);
      const settings = Number(isSaving) + Number(matchMedia('(prefers-reduced-motion: reduce)').matches);
      if (settings > forbids) quiet = performance.now();
      forbids = settings;
      const films = all<HTMLVideoElement>('video');
      const pictures = all('button').filter(
        (one) => /^pause/i.test(one.textContent) && !one.closest(':has(> video)'),
      );
      for (const one of [...films.filter(({ paused }) => !paused), ...pictures])
        blame(
          settings > 0 && (pressed.get(one.parentElement) ?? -1) < quiet,
          `${say(one)} moves, and nobody asked for it`,
        );
      if (used && isGood && !cover && inView(used.one) && /^play/i.test(used.words))
        blame(used.one.textContent === used.words, `${say(used.one)} was pressed, and nothing plays`);
      for (const film of films) {
        const button = all('button', film.parentElement ?? film).at(-1);
        blame(!film.paused && (cover || !inView(film) || !isShown(film)), 'a film plays that nobody sees');
        if (!button || cover || !isShown(button) || !inView(film)) continue;
        // A film that is on its way may be paused too.
        const comes = film.readyState > 1 || film.networkState === HTMLMediaElement.NETWORK_LOADING;
        const isRight = /pause/i.test(button.textContent) ? !film.paused && comes : film.paused;
        blame(!isRight, `“${button.textContent}” on a film that ${film.paused ? 'rests' : 'plays'}`);
      }

      // Words are whole, and nothing shows through what covers the page.
      for (const { one, text, line, ground } of linesInView()) {
        blame(
          cover && ground && !cover.contains(ground) && !ground.contains(cover),
          `${ground && say(ground)} shows through “${text}”`,
        );
        const edge = around(one, ({ overflowX, clipPath }) => overflowX !== 'visible' || clipPath !== 'none');
        if (!edge || edge === root || !/hidden|clip/.test(getComputedStyle(edge).overflowX)) continue;
        const { left, right } = edge.getBoundingClientRect();
        const isPart = getComputedStyle(edge).clipPath === 'none' && line.right > left && line.left < right;
        blame(isPart && Math.max(left - line.left, line.right - right) > 3, `“${text}” is cut`);
      }
      return [...faults];
    },
  };
};
