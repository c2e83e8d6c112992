declare global {
  var explorer: ReturnType<typeof watch>;
}

/** Watches a page from its beginning, and finds what is wrong with it. Runs in the page, and names none. */
export const watch = () => {
  /** When something in an element was last pressed. */
  const pressed = new Map<Element | null, number>();
  /** How many settings forbid movement, and when the last of them was set. */
  let [forbids, quiet] = [0, 0];
  let tab = '';
  /** Whether a key was used last, and not the mouse or a finger. */
  let byKey = false;
  /** What was pressed in this step, and where and how it was before; `place` is what was pressed last. */
  let used: { one: HTMLElement; top: number; words: string } | undefined;
  let place: HTMLElement | undefined;
  /** How the page was when the step began. */
  let start: { y: number; room: number; cover?: Element | undefined; focused?: Element | null } = {
    y: 0,
    room: 0,
  };

  const notice = ({ type, target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof Element)) return;
    byKey = type === 'keydown';
    if (target.closest('[role=tablist]')) tab = '';
    for (let at: Element | null = target; at; at = at.parentElement) pressed.set(at, performance.now());
  };
  addEventListener('click', notice, true);
  addEventListener('keydown', notice, true);
  navigation.addEventListener('navigate', ({ navigationType }) => {
    if (navigationType === 'traverse') tab = '';
  });
  // What is typed outlives the page.
  const keyOf = (name = '') => `typed ${location.pathname} ${name}`;
  addEventListener('input', ({ target }) => {
    const { type, name, value } = target as HTMLInputElement;
    if (type !== 'checkbox') sessionStorage.setItem(keyOf(name), value);
  });
  addEventListener('reset', () => {
    for (const key of Object.keys(sessionStorage).filter((one) => one.startsWith(keyOf())))
      sessionStorage.removeItem(key);
  });

  const all = <T extends Element = HTMLElement>(selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<T>(selector),
  ];
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const say = (one: Element) =>
    `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const styleOf = (one: Element) => getComputedStyle(one);
  /** Which part of the window a box takes. */
  const partOf = ({ left, top, right, bottom }: DOMRect) => {
    const width = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    return (width * Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))) / innerWidth / innerHeight;
  };
  const boxOf = (one: Element) => one.getBoundingClientRect();
  const inView = (one: Element) => partOf(boxOf(one)) > 0;
  const around = (one: Element | null, is: (style: CSSStyleDeclaration, at: Element) => boolean) => {
    for (let at = one; at; at = at.parentElement) if (is(styleOf(at), at)) return at;
    return undefined;
  };
  /** The bar, panel or window around an element that stays where it is while the page scrolls. */
  const barOf = (one: Element) =>
    around(one, ({ position }, at) => /fixed|sticky/.test(position) || at.matches('dialog:modal'));
  const overlays = () =>
    all('dialog[open], :popover-open, details[open] > :not(summary)').filter(
      (one) => isShown(one) && /fixed|absolute/.test(styleOf(one).position),
    );
  const coverOf = () => overlays().find((one) => partOf(boxOf(one)) > 0.55);
  const isHitAt = (one: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y);
    return [one.contains(hit), hit?.contains(one), hit?.closest('label')?.contains(one)].includes(true);
  };
  const middleOf = (one: Element) => {
    const { x, y, width, height } = one.getClientRects()[0] ?? boxOf(one);
    return [x + width / 2, y + height / 2] as const;
  };
  const canBeHit = (one: Element) => inView(one) && isHitAt(one, ...middleOf(one));
  const roomOf = () => document.documentElement.scrollHeight - innerHeight;
  const pause = (time: number) => new Promise((done) => setTimeout(done, time));

  return {
    /** Waits until nothing scrolls, and begins a step. @returns what is open */
    begin: async () => {
      used = undefined;
      for (let last = NaN; last !== scrollY; await pause(100)) last = scrollY;
      start = { y: scrollY, room: roomOf(), cover: coverOf(), focused: document.activeElement };
      return overlays().map(say);
    },

    /** Chooses one of the elements that can be hit, in view or anywhere. @returns where that is */
    choose: async (selector: string, choice: number, anywhere: boolean) => {
      const shown = all(selector, coverOf()).filter((one) => isShown(one) && !one.closest('[inert], .skip'));
      const targets = anywhere ? shown : shown.filter(canBeHit);
      const one = targets[choice % targets.length];
      if (anywhere) one?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (anywhere) await pause(150);
      if (!one || !canBeHit(one)) return undefined;
      // What stays in its place by itself, and links and forms that scroll to another.
      const moves = one.matches('[type=submit], [href^="#"]:not(astro-island *)') || barOf(one) !== undefined;
      place = one;
      used = { one, top: moves ? NaN : boxOf(one).top, words: one.textContent };
      const [x, y] = middleOf(one);
      return { x, y, name: say(one) };
    },

    /** Goes back to what was used last. @returns whether it can be seen */
    comeBack: () => {
      if (!coverOf()) place?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return place?.isConnected === true && inView(place);
    },

    /**
     * Finds what is wrong with the page as it is shown now.
     * @param isGood whether what is asked for comes
     * @param open what was open before something that opens nothing
     * @param stays whether that stays open
     */
    findFaults: (isGood: boolean, open?: string[], stays = false) => {
      const faults = new Set<string>();
      const blame = (wrong: unknown, words: string) => (wrong ? faults.add(words) : undefined);
      const cover = coverOf();
      const isFree = cover === undefined;
      const modal = all('dialog:modal')[0];
      const root = document.documentElement;
      const focused = document.querySelector(':focus:not(body, dialog, [tabindex="-1"])');
      const shown = overlays().map(say);
      blame(shown.length > 1, `${shown.join(' and ')} are open at once`);
      for (const one of shown) blame(open?.includes(one) === false, `${one} opens by itself`);
      for (const one of open ?? []) blame(stays && !shown.includes(one), `${one} closes by itself`);
      const isStill = scrollY === start.y || roomOf() !== start.room || cover !== start.cover;
      blame(stays && cover && !isStill, 'the page scrolls behind what covers it');
      blame(!cover && styleOf(root).overflowY === 'hidden', 'the page does not scroll');
      blame(root.scrollWidth > innerWidth + 1, `the page is ${root.scrollWidth - innerWidth} px too wide`);
      const entries = navigation.entries().map(({ url }) => new URL(url ?? 'data:').pathname);
      const index = navigation.currentEntry?.index ?? 0;
      const isAsked = all(`main a:not([role])[href="${CSS.escape(location.hash)}"]`).length > 0;
      blame(entries[index] === entries[index - 1] && !isAsked, 'Back does not leave the page');

      // What can be used is hit at its middle, and what covers the page keeps its controls within reach.
      for (const one of all('a[href], button:enabled, input:enabled, textarea, summary')) {
        if (!isShown(one) || one.closest('[inert]') || (modal && !modal.contains(one))) continue;
        const [x, y] = middleOf(one);
        const hit = document.elementFromPoint(x, y);
        const isScrolled = around(one, ({ overflowY }) => /auto|scroll/.test(overflowY));
        blame(!hit && cover?.contains(one) && !isScrolled, `${say(one)} is out of reach`);
        // What has the focus may lie on others, as the skip link does.
        if (!hit || focused?.contains(hit) || one.offsetWidth < 2 || isHitAt(one, x, y)) continue;
        const isClipped = around(one.parentElement, ({ overflow }, at) => {
          const { left, right, top, bottom } = boxOf(at);
          const holds = x > left && x < right && y > top && y < bottom;
          return overflow !== 'visible' && !at.matches('html, body') && !holds;
        });
        const [bar, over] = [barOf(one), barOf(hit)];
        const isWrong = cover ? !bar && !cover.contains(one) : bar ? bar !== over : !over;
        blame(isWrong && !isClipped, `${say(one)} is covered by ${say(hit)}`);
      }

      if (focused) {
        const { x, y, width, height } = boxOf(focused);
        const parts = [0.1, 0.5, 0.9];
        const isSeen = parts.some((a) => parts.some((b) => isHitAt(focused, x + width * a, y + height * b)));
        blame(!isShown(focused), `the focus is on ${say(focused)}, which is hidden`);
        // What the visitor scrolls may go under a bar; where the focus comes, it is seen.
        const isNew = byKey && focused !== start.focused && focused.matches(':focus-visible');
        blame(isNew && inView(focused) && !isSeen, `the focus is on ${say(focused)}, which is covered`);
        blame(isNew && styleOf(focused).outlineStyle === 'none', `${say(focused)} shows no focus`);
      }

      // States say what is shown, and what was chosen or typed stays.
      for (const one of all('[aria-expanded], [role=tab]').filter(isShown)) {
        const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
        const says = (one.ariaExpanded ?? one.ariaSelected) === 'true';
        blame(panel && (isShown(panel) && panel.clientHeight > 0) !== says, `${say(one)} says ${says}`);
      }
      const chosen = all('[role=tab][aria-selected=true]')[0]?.textContent ?? '';
      blame(tab && chosen !== tab, `the tab ${tab} was chosen, and “${chosen}” is shown`);
      if (!tab) tab = chosen;
      const moved = used && isShown(used.one) ? Math.round(boxOf(used.one).top - used.top) : 0;
      // A page that becomes shorter may move at its end.
      const isAtEnd = scrollY + innerHeight > root.scrollHeight - 2;
      if (used && !isAtEnd) blame(Math.abs(moved) > 8, `${say(used.one)} has moved by ${moved} px`);
      for (const { name, value } of all<HTMLInputElement>('main :is(input, textarea)')) {
        const words = sessionStorage.getItem(keyOf(name)) ?? value;
        blame(value !== words, `“${words}” was typed into ${name}, which holds “${value}”`);
      }

      // The data saver, and what moves.
      const [saver] = all<HTMLInputElement>('[role=switch]:enabled');
      const isSaving = localStorage.getItem('data-saver') === 'on';
      blame(saver && saver.checked !== isSaving, `the data saver says ${saver?.checked}, and is ${isSaving}`);
      const settings = Number(isSaving) + Number(matchMedia('(prefers-reduced-motion: reduce)').matches);
      if (settings > forbids) quiet = performance.now();
      forbids = settings;
      const films = all<HTMLVideoElement>('video');
      const isPause = (one: Element) => /^pause/i.test(one.textContent) && !one.closest(':has(> video)');
      for (const one of [...films.filter(({ paused }) => !paused), ...all('button').filter(isPause)])
        blame(settings && (pressed.get(one.parentElement) ?? -1) < quiet, `${say(one)} moves unasked`);
      if (used && isGood && !cover && inView(used.one) && /^play/i.test(used.words))
        blame(used.one.textContent === used.words, `${say(used.one)} was pressed, and nothing plays`);
      for (const film of films) {
        const button = all('button', film.parentElement ?? film).at(-1);
        blame(!film.paused && !(isFree && inView(film) && isShown(film)), 'a film plays that nobody sees');
        if (!isFree || !button || !isShown(button) || !inView(film)) continue;
        // A film that is on its way may be paused too.
        const comes = film.readyState > 1 || film.networkState === HTMLMediaElement.NETWORK_LOADING;
        const isRight = /pause/i.test(button.textContent) ? !film.paused && comes : film.paused;
        blame(!isRight, `“${button.textContent}” on a film that ${film.paused ? 'rests' : 'plays'}`);
      }

      // Words are whole, and nothing shows through what covers the page.
      const words = document.createTreeWalker(cover ?? document.body, NodeFilter.SHOW_TEXT);
      while (words.nextNode()) {
        const one = words.currentNode.parentElement;
        const name = words.currentNode.textContent?.trim().slice(0, 30);
        if (!one || !name || !isShown(one) || one.closest('.skip, script, style, noscript')) continue;
        const range = document.createRange();
        range.selectNodeContents(words.currentNode);
        const edge = around(one, ({ overflowX, clipPath }) => overflowX !== 'visible' || clipPath !== 'none');
        const { overflowX, clipPath } = styleOf(edge ?? root);
        const { left, right } = boxOf(edge ?? root);
        for (const line of [...range.getClientRects()].filter((box) => box.width > 2 && partOf(box) > 0)) {
          const isPart = line.right > left && line.left < right && clipPath === 'none';
          const isCut = isPart && Math.max(left - line.left, line.right - right) > 3;
          blame(isCut && edge !== root && /hidden|clip/.test(overflowX), `“${name}” is cut`);
          const stack = document.elementsFromPoint(line.x + line.width / 2, line.y + line.height / 2);
          const isGround = (at: Element) => styleOf(at).backgroundColor.startsWith('rgb(');
          const ground = stack[0] === one && stack.find((at) => isGround(at) || at.matches('img, video'));
          const isWhole = !ground || !cover || cover.contains(ground) || ground.contains(cover);
          blame(!isWhole, `${ground && say(ground)} shows through “${name}”`);
        }
      }
      return [...faults];
    },
  };
};
