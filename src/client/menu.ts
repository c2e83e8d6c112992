/**
 * What the platform leaves open about menus: they are closed when the page is left (so that it comes back closed
 * from the back/forward cache) and when a turned screen has room for the navigation itself.
 */
export const enhanceMenus = (): void => {
  const menu = document.getElementById('menu');
  const close = () => {
    if (menu?.matches(':popover-open')) menu.hidePopover();
  };
  addEventListener('pagehide', () => {
    close();
    document.querySelectorAll('details[open]').forEach((details) => details.removeAttribute('open'));
  });
  matchMedia('(min-width: 64em)').addEventListener('change', close);
};
