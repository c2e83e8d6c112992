/** How far a finger moves at least, in CSS pixels, to show another photograph. */
const SWIPE = 40;

/**
 * Opens the picture of a gallery tile in the page's dialog, at the size of the screen. The dialog itself handles Escape
 * and keeps focus inside; arrow keys and swipes move between the photographs.
 */
export const enhanceLightbox = (): void => {
  const dialog = document.querySelector<HTMLDialogElement>('#lightbox');
  const stage = dialog?.querySelector<HTMLElement>('.lightbox-picture');
  const [count, caption] = dialog?.querySelectorAll<HTMLElement>('figcaption > *') ?? [];
  if (!dialog || !stage || !count || !caption) return;

  const tiles = [...document.querySelectorAll<HTMLAnchorElement>('.tile')];
  let opened = 0;
  let shown = 0;
  let top = 0;

  const show = (index: number) => {
    shown = (index + tiles.length) % tiles.length;
    const picture = tiles[shown]?.querySelector('picture')?.cloneNode(true);
    if (!(picture instanceof HTMLElement)) return;
    picture.querySelectorAll('source, img').forEach((part) => part.setAttribute('sizes', '100vw'));
    const image = picture.querySelector('img');
    image?.setAttribute('loading', 'eager');
    // Without `fill`: a module shared with the islands could not be inlined.
    count.textContent = (count.dataset['label'] ?? '')
      .replace('{number}', `${shown + 1}`)
      .replace('{count}', `${tiles.length}`);
    caption.textContent = image?.alt ?? '';
    stage.replaceChildren(picture);
  };

  tiles.forEach((tile, index) =>
    tile.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      opened = index;
      show(index);
      // Not every browser focuses a link that is clicked. The dialog gives the focus back to what had it.
      tile.focus({ preventScroll: true });
      dialog.showModal();
      top = scrollY;
    }),
  );
  dialog.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    if (button.dataset['step']) {
      show(shown + Number(button.dataset['step']));
      button.focus();
    } else dialog.close();
  });
  // The button that does the same takes the focus.
  const turn = (step: number) => dialog.querySelector<HTMLElement>(`[data-step="${step}"]`)?.click();
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowRight') turn(1);
    if (key === 'ArrowLeft') turn(-1);
  });
  let start: number | undefined;
  stage.addEventListener('touchstart', ({ touches }) => {
    // Two fingers zoom, and in an enlarged page one finger moves it.
    start = touches.length === 1 && visualViewport?.scale === 1 ? touches[0]?.clientX : undefined;
  });
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const way = (changedTouches[0]?.clientX ?? 0) - (start ?? Infinity);
    if (Number.isFinite(way) && Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1);
  });
  // The event can come late, when a key has already moved the focus on.
  dialog.addEventListener('close', () => {
    if (document.activeElement !== tiles[opened]) return;
    tiles[shown]?.focus({ preventScroll: true });
    // If the screen was turned meanwhile, the tile may be out of sight.
    tiles[shown]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  });
  // Chromium may scroll the page behind when the screen is turned.
  addEventListener('resize', () => {
    if (dialog.open) scrollTo({ top, behavior: 'instant' });
  });
  addEventListener('pagehide', () => dialog.close());
};
