/** The states that only an input device can cause. */
const STATES = /:(hover|focus-visible|active)\b/g;

/** Repeats each rule for a state right after itself, for a class of the same specificity: `.is-hover` for `:hover`. */
const repeat = (group: CSSStyleSheet | CSSGroupingRule): void => {
  for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = group.cssRules[index];
    if (rule instanceof CSSStyleRule) {
      const copy = rule.cssText.replace(STATES, '.is-$1');
      if (copy !== rule.cssText) group.insertRule(copy, index + 1);
    } else if (rule instanceof CSSGroupingRule) repeat(rule);
  }
};

/** Shows states side by side: an element inside one with `data-state` gets the site's own rules for that state. */
export const showStates = (): void => {
  [...document.styleSheets].forEach(repeat);
  document.querySelectorAll<HTMLElement>('[data-state]').forEach((specimen) => {
    specimen.firstElementChild?.classList.add(`is-${specimen.dataset['state'] ?? ''}`);
  });
};
