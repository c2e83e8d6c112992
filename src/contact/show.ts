/** Scrolls an outcome to the middle of the window, so that what follows it is seen too. For use as a ref. */
export const show = (outcome: Element | null) => outcome?.scrollIntoView({ block: 'center' });
