import { readFileSync } from 'node:fs';
import { contentDir } from '../../src/contentDir.ts';

/**
 * The address under which the site is published: `SITE_URL` from the environment, else `url` in the content's `site.json`.
 * @returns an origin without a slash at the end, such as `https://www.example.org`; undefined when that file cannot be
 *   read, which the content check reports
 * @throws if it is not a plain http(s) origin
 */
export const siteUrl = (): string | undefined => {
  const file = `${contentDir()}/site.json`;
  const { SITE_URL } = process.env;
  const address = SITE_URL ?? addressIn(file);
  if (address === undefined) return undefined;
  const from = SITE_URL === undefined ? `url in ${file}` : 'SITE_URL';
  const url = URL.parse(address);
  if (!url || !url.protocol.startsWith('http') || url.origin !== address) {
    throw new Error(
      `${from} is "${address}"; expected an address such as "https://www.example.org", without a slash or path at the end.`,
    );
  }
  return url.origin;
};

const addressIn = (file: string): string | undefined => {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { url?: string }).url;
  } catch {
    return undefined;
  }
};
