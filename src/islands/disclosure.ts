/**
 * Whether the panel floats over the page. In the small-screen menu it is part of the list, and hovering must not move
 * the list. The stylesheets decide this, so it is read from the computed style.
 */
const floats = (details: HTMLDetailsElement): boolean => {
  const panel = details.querySelector('summary + *');
  return panel !== null && getComputedStyle(panel).position === 'absolute';
};

/**
 * Makes a disclosure open on hover as well as on click. Opened by hover, it closes when the mouse leaves; however it was
 * opened, it closes when a link is chosen, on Escape, on a click elsewhere and when keyboard focus moves out. The only
 * state is the element's own, so a panel opened before hydration stays open.
 * @returns a function that removes this behaviour
 */
export const enhanceDisclosure = (details: HTMLDetailsElement): (() => void) => {
  const listeners = new AbortController();
  const { signal } = listeners;
  const summary = details.querySelector('summary');
  const isInside = (target: EventTarget | null) => target instanceof Node && details.contains(target);

  /** Opened by hover alone: the next click on the button means "open", so it must not close the panel. */
  let hovered = false;

  const open = () => {
    hovered = !details.open;
    details.open = true;
  };
  const shut = () => {
    details.open = false;
    hovered = false;
  };
  const close = () => {
    const holdsFocus = details.contains(document.activeElement) && document.activeElement !== summary;
    shut();
    if (holdsFocus) summary?.focus();
  };
  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && floats(details)) act();
  };

  const leave = () => {
    if (hovered) close();
  };
  const press = (event: MouseEvent) => {
    if (hovered && details.open) event.preventDefault();
    hovered = false;
  };
  const choose = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) shut();
  };
  const pressElsewhere = ({ target }: MouseEvent) => {
    if (!isInside(target) && floats(details)) shut();
  };
  const escape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && details.open) close();
  };
  // Keyboard focus only: a tap elsewhere moves focus first, and closing the panel then would move its target away.
  const focusElsewhere = ({ target }: FocusEvent) => {
    if (target instanceof Element && !isInside(target) && target.matches(':focus-visible')) shut();
  };

  details.addEventListener('pointerenter', byMouse(open), { signal });
  details.addEventListener('pointerleave', byMouse(leave), { signal });
  summary?.addEventListener('click', press, { signal });
  details.addEventListener('click', choose, { signal });
  document.addEventListener('click', pressElsewhere, { signal });
  document.addEventListener('keydown', escape, { signal });
  document.addEventListener('focusin', focusElsewhere, { signal });

  if (matchMedia('(hover: hover)').matches && floats(details) && details.matches(':hover')) open();
  return () => listeners.abort();
};
