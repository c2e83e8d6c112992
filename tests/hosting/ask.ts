import { request as http, type IncomingHttpHeaders } from 'node:http';
import { request as https } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  /** The name of each header line, in small letters. */
  lines: readonly string[];
  body: Buffer;
}

/** The address of the site under test, without a slash at the end. The default is the built site. */
export const SITE = process.env['HOSTING_URL'] ?? `http://localhost:${process.env['LIVE_PORT'] ?? ''}`;

/** The address at which a site that speaks https is asked for with http. */
export const PLAIN = process.env['HOSTING_PLAIN'] ?? SITE.replace('https:', 'http:');

/** The origin that the pages should name; empty if any one will do. */
export const PUBLISHED = process.env['HOSTING_PUBLISHED'] ?? '';

/** Whether the site is served by one of our own servers, whose every answer is known, and not by a host. */
export const OURS = process.env['HOSTING_OURS'] !== 'no';

/**
 * Requests an address exactly as written. `fetch` would normalise it first (`//`, `..`), decompress the answer and
 * follow redirects.
 * @param target the request target: path and query
 * @param site where to ask
 */
export const ask = (
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
  site = SITE,
): Promise<Reply> =>
  new Promise((answered, failed) => {
    const { protocol, hostname, port } = new URL(site);
    const request = protocol === 'https:' ? https : http;
    const connection = {
      hostname,
      servername: hostname,
      port,
      timeout: 20_000,
      // A connection that is kept may be closed by the server in the moment it is used again.
      agent: false,
    };
    request({ ...connection, path: target, method, headers }, (response) => {
      const { statusCode: status = 0, headers, rawHeaders } = response;
      const lines = rawHeaders.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
      buffer(response).then((body) => answered({ status, headers, lines, body }), failed);
    })
      .on('timeout', () => failed(new Error(`${site}${target} did not answer within 20 seconds.`)))
      .on('error', failed)
      .end();
  });

/** The addresses in the sitemap. */
export const sitemapAddresses = async (): Promise<URL[]> => {
  const { body } = await ask('/sitemap.xml');
  return [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address ?? ''));
};

/** The paths of the pages in the sitemap. */
export const sitemapPaths = async (): Promise<string[]> =>
  (await sitemapAddresses()).map(({ pathname }) => pathname);

/** The page of any one service. */
export const servicePage = async (): Promise<string> => {
  const found = (await sitemapPaths()).find((path) => path.startsWith('/services/'));
  if (found === undefined) throw new Error('The sitemap lists no service.');
  return found;
};

/** Pages that exist but stay out of search results. */
export const UNLISTED = ['/packages', '/yoga'];

/** The first file with this ending that a page uses. */
export const assetOf = async (page: string, ending: string): Promise<string> => {
  const { body } = await ask(page);
  const found = new RegExp(`/_astro/[^"' ,]+\\.${ending}`).exec(body.toString())?.[0];
  if (!found) throw new Error(`${page} uses no file that ends in .${ending}.`);
  return found;
};
