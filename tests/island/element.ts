/** The first element that a selector finds. */
export const element = <E extends Element>(selector: string, kind: new () => E): E => {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${selector} of the kind ${kind.name}.`);
};
