/**
 * Opens gallery tiles large in the page's dialog: the tile's own picture, at the size the screen asks for.
 * Escape, focus trap and focus return are the dialog's own; arrow keys leaf through the photographs.
 */
export const enhanceLightbox = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('#lightbox');
  const stage = dialog?.querySelector('.lightbox-picture');
  const caption = dialog?.querySelector('figcaption');
  if (!dialog || !stage || !caption) return;

  const tiles = [...document.querySelectorAll<HTMLAnchorElement>('.tile')];
  let shown = 0;

  const show = (index: number) => {
    shown = (index + tiles.length) % tiles.length;
    const picture = tiles[shown]?.querySelector('picture')?.cloneNode(true);
    if (!(picture instanceof HTMLElement)) return;
    picture.querySelectorAll('source, img').forEach((part) => part.setAttribute('sizes', '100vw'));
    const image = picture.querySelector('img');
    image?.setAttribute('loading', 'eager');
    caption.textContent = `${image?.alt ?? ''} (${shown + 1} of ${tiles.length})`;
    stage.replaceChildren(picture);
  };

  tiles.forEach((tile, index) =>
    tile.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      show(index);
      dialog.showModal();
    }),
  );
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.dataset['step']) show(shown + Number(button.dataset['step']));
    else dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') show(shown + 1);
    if (key === 'ArrowLeft') show(shown - 1);
  });
  dialog.addEventListener('close', () => tiles[shown]?.focus());
  addEventListener('pagehide', () => dialog.close());
};
