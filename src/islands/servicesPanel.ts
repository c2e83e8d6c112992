/** Where the panel floats over the page; in the small-screen menu hovering a list in the flow must not move it. */
const FLOATING = '(min-width: 64em)';

/**
 * Lets a disclosure open on hover as well as on click, and close on leaving, on choosing a link, on Escape and when
 * keyboard focus moves on. The open state is the element's own: what a visitor did before this ran is adopted.
 * @returns a function that takes all of it off again
 */
export const mindPanel = (details: HTMLDetailsElement): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const summary = details.querySelector('summary');

  /** Opened by hover only: the next click on the button is meant to open, so it must not close. */
  let hovered = false;

  const open = () => {
    hovered = !details.open;
    details.open = true;
  };
  const close = () => {
    const holdsFocus = details.contains(document.activeElement) && document.activeElement !== summary;
    details.open = false;
    hovered = false;
    if (holdsFocus) summary?.focus();
  };
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && matchMedia(FLOATING).matches) act();
  };

  details.addEventListener('pointerenter', byMouse(open), { signal });
  details.addEventListener('pointerleave', byMouse(close), { signal });
  summary?.addEventListener(
    'click',
    (event) => {
      if (hovered) event.preventDefault();
      hovered = false;
    },
    { signal },
  );
  details.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) details.open = false;
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && details.open) close();
    },
    { signal },
  );
  // Only where the keyboard leads away: under a finger the list must not close before the tap lands.
  document.addEventListener(
    'focusin',
    ({ target }) => {
      if (target instanceof Element && !details.contains(target) && target.matches(':focus-visible')) {
        details.open = false;
      }
    },
    { signal },
  );

  if (matchMedia('(hover: hover)').matches && matchMedia(FLOATING).matches && details.matches(':hover'))
    open();
  return () => listeners.abort();
};
