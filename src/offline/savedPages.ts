import { renew } from './renew.ts';

/** Leaves only the pages that are saved in the list, and takes the page that was asked for once there is a connection. */
const leave = async (link: HTMLAnchorElement): Promise<void> => {
  if (!(await caches.match(link.href))) link.closest('li')?.remove();
};

const moved = OFFLINE_REDIRECTS[location.pathname];
if (moved) location.replace(moved);
document.querySelectorAll<HTMLAnchorElement>('.saved-pages a').forEach((link) => void leave(link));
addEventListener('online', renew);
