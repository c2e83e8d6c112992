import { request as http, type IncomingHttpHeaders } from 'node:http';
import { request as https } from 'node:https';

export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Where the site under test is, without a slash at the end. */
export const SITE = process.env['HOSTING_URL'] ?? '';

/** Whether it is our own nginx, of which everything is known, rather than somebody's host. */
export const OURS = process.env['HOSTING_OURS'] === 'yes';

/**
 * Asks for an address exactly as written. `fetch` would tidy it up first (`//`, `..`), and unpack and follow.
 * @param target the request target: path and query
 */
export const ask = (target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
  new Promise((answered, failed) => {
    const { protocol, hostname, port } = new URL(SITE);
    const request = protocol === 'https:' ? https : http;
    request({ hostname, port, path: target, method, headers, timeout: 20_000 }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        answered({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
      response.on('error', failed);
    })
      .on('timeout', () => failed(new Error(`${SITE}${target} did not answer within 20 seconds.`)))
      .on('error', failed)
      .end();
  });

/** The paths of the pages that want to be found, as the sitemap lists them. */
export const sitemapPaths = async (): Promise<string[]> => {
  const { body } = await ask('/sitemap.xml');
  return [...body.toString().matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
};

/** Pages that answer, but keep out of search results. */
export const UNLISTED = ['/packages', '/yoga'];

/** A file of a kind that the home page uses: the first address that ends so. */
export const assetOf = async (page: string, ending: string): Promise<string> => {
  const { body } = await ask(page);
  const found = new RegExp(`/_astro/[^"' ,]+\\.${ending}`).exec(body.toString())?.[0];
  if (!found) throw new Error(`${page} uses no file that ends in .${ending}.`);
  return found;
};
