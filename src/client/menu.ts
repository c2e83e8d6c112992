/**
 * Handles what browsers do not do for menus: closes them when the visitor leaves the page, so that the back/forward
 * cache restores it with menus closed, and closes the small-screen menu when a rotated screen has room for the whole
 * navigation.
 */
export const enhanceMenus = (): void => {
  const menu = document.getElementById('menu');
  const button = document.querySelector<HTMLElement>('.menu-open');
  const close = () => {
    if (menu && 'popover' in menu && menu.matches(':popover-open')) menu.hidePopover();
  };
  addEventListener('pagehide', () => {
    close();
    document.querySelectorAll('details[open]').forEach((details) => details.removeAttribute('open'));
  });
  addEventListener('resize', () => {
    // The layout hides the button where there is room.
    if (button?.offsetWidth === 0) close();
  });
};
