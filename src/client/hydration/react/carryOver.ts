type TextControl = HTMLInputElement | HTMLTextAreaElement;

const textControls = (root: Element) => root.querySelectorAll<TextControl>('input, textarea');

/**
 * Notes which element of an island has focus, and what is selected in it.
 * @returns a function that gives both back, and carries what was typed and opened over to another rendering of the island
 */
export const carryOver = (from: Element | null): ((to: Element | null) => void) => {
  const active = from?.contains(document.activeElement) ? document.activeElement : null;
  const place = active ? placesOf(from, active).indexOf(active) : -1;
  const selection =
    active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
      ? ([active.selectionStart, active.selectionEnd] as const)
      : undefined;

  return (to) => {
    if (!from || !to) return;
    if (from !== to) copy(from, to);
    const focused = active && (from === to ? active : placesOf(to, active)[place]);
    if (!(focused instanceof HTMLElement) || focused === document.activeElement) return;
    focused.focus({ preventScroll: true });
    // Fields such as `type="email"` have no selection that scripts could set.
    if (typeof selection?.[0] === 'number')
      (focused as TextControl).setSelectionRange(selection[0], selection[1] ?? selection[0]);
  };
};

/** Copies what was opened and typed. */
const copy = (from: Element, to: Element): void => {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  for (const { name, value } of textControls(from))
    for (const control of textControls(to)) if (control.name === name && name) control.value = value;
};

/** All elements of the same kind, among which an element has the same place in every rendering. */
const placesOf = (root: Element | null, { localName }: Element): Element[] => [
  ...(root?.querySelectorAll(localName) ?? []),
];
