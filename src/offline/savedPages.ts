/**
 * The script of the offline page: goes to the new address of a page that has moved, lists only saved pages, and loads the
 * page that was asked for once there is a connection.
 */
import { renew } from './renew.ts';

/** Removes a page from the list unless it is saved. */
const leave = async (link: HTMLAnchorElement): Promise<void> => {
  if (!(await caches.match(link.href))) link.closest('li')?.remove();
};

const list = document.querySelector<HTMLElement>('.saved-pages');
const redirects = JSON.parse(list?.dataset['redirects'] ?? '{}') as Record<string, string>;
const { pathname, search } = location;
const moved = redirects[pathname + search] ?? redirects[pathname];
if (moved) location.replace(moved);
document.querySelectorAll<HTMLAnchorElement>('.saved-pages li > a').forEach((link) => void leave(link));
addEventListener('online', renew);
