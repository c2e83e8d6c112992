import type { Connect } from 'vite';

/** Whether a page of this server sends a request: the browser says so, and no page can forge it. Others get `NOT_OWN`. */
export const isOwnPage = ({ headers }: Connect.IncomingMessage): boolean =>
  headers['sec-fetch-site'] === 'same-origin';

export const NOT_OWN = 'Only the visual editor may use this address.';
