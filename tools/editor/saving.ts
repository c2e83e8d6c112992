/** By these something is typed, pasted or chosen. */
const CHANGES = [
  'keydown',
  'beforeinput',
  'paste',
  'cut',
  'drop',
  'pointerdown',
  'mousedown',
  'click',
] as const;

/** How long the form waits for Keystatic after a save, in milliseconds. */
const PATIENCE = 5000;

/** What Keystatic shows during a save, and then until the saved text is in the form. */
const PENDING = "//*[@role='progressbar' or text()='Unsaved']";

const isPending = () => document.evaluate(PENDING, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;

const refuse = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/**
 * Lets nothing be typed while a save is on its way. Once it is done, Keystatic puts the saved text into the form, and
 * what was typed meanwhile would be lost without a word.
 * @returns ends it
 */
export const holdWhileSaving = (): (() => void) => {
  const root = document.documentElement;
  const hold = () => {
    root.ariaBusy = 'true';
    for (const name of CHANGES) addEventListener(name, refuse, true);
  };
  const release = () => {
    root.ariaBusy = null;
    for (const name of CHANGES) removeEventListener(name, refuse, true);
  };
  const whenShown = (until: number) => {
    if (isPending() && performance.now() < until) requestAnimationFrame(() => whenShown(until));
    else release();
  };
  const shown = () => whenShown(performance.now() + PATIENCE);
  const steps = { 'sixfold:saving': hold, 'sixfold:saved': shown, 'sixfold:not-saved': release };
  for (const [name, step] of Object.entries(steps)) addEventListener(name, step);
  return () => {
    release();
    for (const [name, step] of Object.entries(steps)) removeEventListener(name, step);
  };
};
