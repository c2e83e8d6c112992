/**
 * The first element that a selector finds.
 * @param kind its class, such as `HTMLFormElement`
 * @throws if there is none, or it has another class
 */
export const element = <E extends Element>(selector: string, kind: new () => E): E => {
  const found = document.querySelector(selector);
  if (found instanceof kind) return found;
  throw new Error(`There is no ${selector} of the kind ${kind.name}.`);
};
