let isLeft = false;
// Another page has been asked for, and loading this one again would take its place.
addEventListener('beforeunload', () => {
  isLeft = true;
});

const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('form :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/** Loads the page again, unless the visitor is leaving it, or that would lose what was typed. */
export const renew = (): void => {
  if (!isLeft && !isTyped()) location.reload();
};
