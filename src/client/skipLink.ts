/** The skip link moves the focus without naming a place in the URL, which may name the part of the day that a visitor chose. */
export const enhanceSkipLink = (): void => {
  const main = document.getElementById('main');
  document.querySelector('.skip')?.addEventListener('click', (event) => {
    if (!main) return;
    event.preventDefault();
    main.scrollIntoView();
    main.focus({ preventScroll: true });
  });
};
