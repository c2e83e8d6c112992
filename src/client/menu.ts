/**
 * Handles what browsers do not do for menus: closes them when the visitor leaves the page, so that the back/forward
 * cache restores it with menus closed, and when the screen is turned or resized so far that the menu changes its layout.
 */
export const enhanceMenus = (): void => {
  const menu = document.getElementById('menu');
  const close = (within: ParentNode) => {
    if (menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
    within.querySelectorAll('details[open]').forEach((details) => details.removeAttribute('open'));
  };
  addEventListener('pagehide', () => close(document));
  // Not on `resize`, which comes once for two quick turns of a phone.
  if (menu) matchMedia(menu.dataset['wide'] ?? '').addEventListener('change', () => close(menu));
};
