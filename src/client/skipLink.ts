/** The skip link moves the focus without naming a place in the URL, which may name the part of the day that a visitor chose. */
export const enhanceSkipLink = (): void => {
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    event.preventDefault();
    scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  });
};
