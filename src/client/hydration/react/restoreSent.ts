/**
 * Brings an island back to the elements that the server sent, each in its place: takes out what extensions and
 * translators put between them, and unwraps what they wrapped. Texts are left as they are.
 * @returns a function that puts back what was taken out
 */
export const restoreSent = (island: HTMLElement): (() => void) => {
  const sent = island.sent ?? [];
  const own = new Set(sent.map(([element]) => element));
  const children = new Map<Element, Element[]>();
  for (const [element, parent] of sent)
    if (parent instanceof Element && !parent.closest('astro-slot'))
      children.set(parent, [...(children.get(parent) ?? []), element]);

  const taken: { node: ChildNode; parent: Element; next: ChildNode | null }[] = [];
  for (const parent of children.keys())
    for (const node of [...parent.childNodes])
      if (!(node instanceof Element && own.has(node))) {
        taken.push({ node, parent, next: node.nextSibling });
        node.remove();
      }
  for (const [parent, elements] of children)
    elements.forEach((element, index) => {
      const { [index]: here } = parent.children;
      if (here !== element) parent.insertBefore(element, here ?? null);
    });

  return () => {
    for (const { node, parent, next } of taken.reverse())
      parent.insertBefore(node, next?.parentNode === parent ? next : null);
  };
};
