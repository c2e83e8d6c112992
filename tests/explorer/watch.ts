declare global {
  var explorer: ReturnType<typeof watch>;
}

/** An element; what it has besides depends on its selector. */
type One = HTMLElement & Pick<HTMLInputElement, 'checked' | 'name' | 'value'> & HTMLVideoElement;
type Place = readonly [x: number, y: number];

/**
 * Watches a page from its beginning, and finds what is wrong with it. It names no page, and refers to nothing outside
 * itself, because it runs in the page.
 */
export const watch = () => {
  const root = () => document.documentElement;
  /** What was pressed, and how much of it before the last setting that forbids movement. */
  const pressed: Element[] = [];
  let [forbids, pressedBefore, tab] = [0, 0, ''];
  /** What the visitor does in this step: the kind of event, what is pressed, and where that was. */
  let done: { type?: string; top: number; one?: Element } = { top: NaN };
  /** How the page was when the step began. */
  let start = { y: 0, room: 0, open: [] as Element[], focus: document.activeElement };

  const CHOOSE = '[role=tab], main [href^="#"]';
  const FOCUS = ':focus:not(body, dialog, [tabindex="-1"])';
  const all = (selector: string, at: ParentNode = document) => [...at.querySelectorAll<One>(selector)];
  const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const nameOf = (one: Element) =>
    `${one.localName} “${(one.ariaLabel ?? one.textContent).trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
  const boxOf = (one: Element) => one.getClientRects()[0] ?? one.getBoundingClientRect();
  const placeIn = ({ x, y, width, height }: DOMRect, a = 0.5, b = 0.5): Place => [
    x + width * a,
    y + height * b,
  ];
  const holds = (box: DOMRect, [x, y]: Place) =>
    x > box.left && x < box.right && y > box.top && y < box.bottom;
  /** Whether a place shows an element, or what belongs to it. */
  const isAt = (one: Element, place: Place) => {
    const hit = document.elementFromPoint(...place);
    return !!hit && (one.contains(hit) || hit.contains(one) || !!hit.closest('label')?.contains(one));
  };
  const inView = (one: Element) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  };
  const around = (one: Element | null, is: (style: CSSStyleDeclaration, at: Element) => unknown) => {
    for (let at = one; at && at !== root(); at = at.parentElement)
      if (is(getComputedStyle(at), at)) return at;
    return undefined;
  };
  /** The bar, panel or window around an element that stays where it is while the page scrolls. */
  const barOf = (one: Element | null) =>
    around(one, ({ position }, at) => /fixed|sticky/.test(position) || at.matches('dialog:modal'));
  const overlays = () =>
    all('dialog[open], :popover-open, details[open] > :not(summary)').filter(
      (one) => isShown(one) && /fixed|absolute/.test(getComputedStyle(one).position),
    );
  const coverOf = () =>
    overlays().find((one) => one.offsetWidth * one.offsetHeight > 0.55 * innerWidth * innerHeight);
  const isSaving = () => localStorage.getItem('data-saver') === 'on';
  const keyOf = ({ name }: One) => `typed ${location.pathname} ${name}`;

  const notice = ({ type, target, isTrusted }: Event) => {
    if (!isTrusted || !(target instanceof HTMLElement)) return;
    const one = target.closest<HTMLElement>('button, a, summary') ?? target;
    // Fixed bars do not move; links and forms may scroll the page.
    const moves = one.matches('[type=submit], .skip, [href^="#"]:not(astro-island *)') || barOf(one);
    done = { type, one, top: type === 'pointerdown' && !moves ? boxOf(one).top : done.top };
    if (type.includes('pointer')) return;
    pressed.push(target);
    if (target.closest(CHOOSE)) tab = '';
  };
  for (const type of ['pointermove', 'pointerdown', 'click', 'keydown']) addEventListener(type, notice, true);
  addEventListener('popstate', () => (tab = ''));
  // What is typed outlives the page.
  addEventListener('input', ({ target }) => {
    if ((target as One).name) sessionStorage.setItem(keyOf(target as One), (target as One).value);
  });
  addEventListener('reset', () => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith('typed ')) sessionStorage.removeItem(key);
  });

  const isCovered = (one: One) => {
    const place = placeIn(boxOf(one));
    const isOut = all(':modal')[0] && !one.closest(':modal');
    if (one.offsetWidth < 3 || one.closest('[inert]') || isOut) return false;
    const [cover, bar, over] = [coverOf(), barOf(one), document.elementFromPoint(...place)];
    if (!over) return cover?.contains(one) && !around(one, ({ overflowY }) => /auto|scroll/.test(overflowY));
    // What has the focus may lie on others, as the skip link does.
    if (isAt(one, place) || over.closest(FOCUS)) return false;
    const isClipped = ({ overflow }: CSSStyleDeclaration, at: Element) =>
      overflow !== 'visible' && at !== document.body && !holds(at.getBoundingClientRect(), place);
    if (around(one.parentElement, isClipped)) return false;
    if (cover) return cover.contains(one) ? barOf(over) === cover : !bar;
    return bar ? bar !== barOf(over) : !barOf(over);
  };
  const isUnseen = (one: One) => {
    const places = [0.1, 0.5, 0.9].flatMap((a) => [0.1, 0.5, 0.9].map((b) => placeIn(boxOf(one), a, b)));
    // What the visitor scrolls may go under a bar.
    const isReached = done.type === 'keydown' && one !== start.focus && one.matches(':focus-visible');
    return isReached && inView(one) && !places.some((place) => isAt(one, place));
  };
  const isMisnamed = (one: One) => {
    const panel = document.getElementById(one.getAttribute('aria-controls') ?? '');
    const says = (one.ariaExpanded ?? one.ariaSelected) === 'true';
    return panel && (isShown(panel) && panel.clientHeight > 0) !== says;
  };
  const movesUnasked = (one: One) => {
    const moves = one.localName === 'video' ? !one.paused : /^pause$/i.test(one.textContent.trim());
    return (
      moves && forbids > 0 && !pressed.slice(pressedBefore).some((at) => one.parentElement?.contains(at))
    );
  };
  const isMislabelled = (one: One) => {
    const button = all('button', one.parentElement ?? document).at(-1);
    if (coverOf() || !button || !inView(one) || !isShown(button)) return false;
    // A film that is on its way may be paused too.
    const comes = one.readyState > 1 || one.networkState === HTMLMediaElement.NETWORK_LOADING;
    return /pause/i.test(button.textContent) ? one.paused || !comes : !one.paused;
  };
  const hasMoved = () => {
    // A page that becomes shorter may move at its end.
    const isAtEnd = scrollY + innerHeight > root().scrollHeight - 2;
    return done.one && isShown(done.one) && !isAtEnd && Math.abs(boxOf(done.one).top - done.top) > 8;
  };
  const scrollsBehind = () =>
    done.type !== 'keydown' &&
    start.open[0] &&
    coverOf() &&
    start.room === root().scrollHeight &&
    start.y !== scrollY;
  const needsTwice = () => {
    const at = navigation.currentEntry?.index ?? 0;
    const [here, last] = [at, at - 1].map((index) => navigation.entries()[index]?.url?.replace(/#.*/, ''));
    const isAsked = all(`main a:not([role])[href="${location.hash}"]`)[0];
    // A link to the page itself may be gone back from.
    return here === last && !isAsked && navigation.activation?.entry.key !== navigation.currentEntry?.key;
  };
  const opens = () => !done.type && overlays().some((one) => !start.open.includes(one));
  const playsUnseen = (one: One) => !one.paused && (coverOf() ?? !inView(one));
  const hasLost = (one: One) => (sessionStorage.getItem(keyOf(one)) ?? one.value) !== one.value;

  /** Of what is shown: what is wrong, and when. */
  const RULES: readonly [selector: string, wrong: string, is: (one: One) => unknown][] = [
    ['html', 'has two things open', () => overlays().length > 1],
    ['html', 'opens something by itself', opens],
    ['html:has(:modal, :popover-open)', 'scrolls behind what covers it', scrollsBehind],
    ['html', 'does not scroll', () => !coverOf() && getComputedStyle(root()).overflowY === 'hidden'],
    ['html', 'needs Back twice', needsTwice],
    ['html', 'moves when something is pressed', hasMoved],
    ['html', 'has its focus on what is hidden', () => all(FOCUS).some((one) => !isShown(one))],
    ['html', 'plays a film unseen', () => all('video').some(playsUnseen)],
    [FOCUS, 'has the focus and is covered', isUnseen],
    ['a[href], button:enabled, input:enabled, textarea, summary', 'is covered or out of reach', isCovered],
    ['[aria-expanded], [role=tab]', 'does not say what is shown', isMisnamed],
    [
      '[role=tab][aria-selected=true]',
      'was not chosen',
      (one) => !done.one?.matches(CHOOSE) && one.textContent !== (tab ||= one.textContent),
    ],
    ['main :is(input, textarea)', 'has lost what was typed', hasLost],
    ['[role=switch]:enabled', 'does not say whether data is saved', ({ checked }) => checked !== isSaving()],
    ['video, button', 'moves unasked', movesUnasked],
    ['video', 'does not do what its button says', isMislabelled],
  ];

  /** Waits until the page has been drawn, then for a time. */
  const pause = (time: number) => new Promise((end) => requestAnimationFrame(() => setTimeout(end, time)));
  /** Begins a step, once nothing scrolls. */
  const begin = async () => {
    for (let last = NaN; last !== scrollY; await pause(50)) last = scrollY;
    done = { top: NaN };
    start = { y: scrollY, room: root().scrollHeight, open: overlays(), focus: document.activeElement };
  };
  return {
    begin,
    /** Chooses one of the elements that can be hit, in view or anywhere. @returns where that is */
    choose: async (selector: string, choice: number, anywhere: boolean) => {
      const canBeHit = (one: Element) => isAt(one, placeIn(boxOf(one)));
      const shown = all(selector, coverOf()).filter((one) => isShown(one) && !one.closest('[inert], .skip'));
      const targets = anywhere ? shown : shown.filter(canBeHit);
      const one = targets[choice % targets.length];
      if (anywhere) one?.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (anywhere) await pause(50);
      return one && canBeHit(one) ? { place: placeIn(boxOf(one)), name: nameOf(one) } : undefined;
    },
    /** Scrolls to a place, unless something covers the page. @returns what does */
    returnTo: async (place: string) => {
      const cover = coverOf();
      if (!cover) all(place)[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await begin();
      return cover && `${nameOf(cover)} covers it`;
    },
    /** Finds what is wrong with the page as it is shown now. @returns also whether words may be on a film, and whether one was pressed */
    look: () => {
      const settings = Number(isSaving()) + Number(matchMedia('(prefers-reduced-motion: reduce)').matches);
      if (settings > forbids) pressedBefore = pressed.length;
      forbids = settings;
      const faults = RULES.flatMap(([selector, wrong, is]) => {
        const found = all(selector).filter((one) => isShown(one) && is(one));
        return found.map((one) => `${one === root() ? 'the page' : nameOf(one)} ${wrong}`);
      });
      return {
        faults,
        // In forced colours, text cannot be hidden for the screenshot.
        showsFilm: all('video').some(inView) && !matchMedia('(forced-colors: active)').matches,
        hasPressedFilm: pressed.some((at) => at.closest('.film')),
      };
    },
  };
};
