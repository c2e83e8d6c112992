import { readFileSync } from 'node:fs';

/**
 * The address the site is published at: `SITE_URL` from the environment, else `url` in `content/site.json`.
 * @returns an origin without a slash at the end, such as `https://www.example.org`
 * @throws when it is not a plain http(s) origin
 */
export const siteUrl = (): string => {
  const file = new URL('../../content/site.json', import.meta.url);
  const address = process.env['SITE_URL'] ?? (JSON.parse(readFileSync(file, 'utf8')) as { url: string }).url;
  const from = process.env['SITE_URL'] === undefined ? 'url in content/site.json' : 'SITE_URL';
  const url = URL.parse(address);
  if (!url || !url.protocol.startsWith('http') || url.origin !== address) {
    throw new Error(
      `${from} is "${address}"; expected an address such as "https://www.example.org", without a slash or path at the end.`,
    );
  }
  return url.origin;
};
