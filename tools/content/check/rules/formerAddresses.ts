import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formerAddressesIn } from '../../read/addresses.ts';
import { routesOf } from '../../read/routes.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

/** Finds former addresses that a page or file still has, its own among them, and those that are listed twice. */
export const formerAddresses: Rule = (content, report) => {
  const routes = new Set([...routesOf(content).keys()].map((route) => route.toLowerCase()));
  const listed = new Map<string, string>();
  for (const { from, entry, path } of formerAddressesIn(content)) {
    const [address = '', query] = from.toLowerCase().split('?');
    const plain = address.replace(/\/$|(?:\/index)?\.html$/, '') || '/';
    const isFile = address !== '/' && existsSync(join(content.root, 'public', address));
    const key = query === undefined ? address.replace(/\/$/, '') : from;
    const before = listed.get(key);
    listed.set(key, entry.source.file);
    const say = (found: string, fix: string) =>
      report.field(entry, path, { kind: 'link', found: `${quote(from)}, ${found}`, fix });
    if (routes.has(plain) || isFile) say('but a page or file has that address today', 'delete it');
    else if (before !== undefined) say(`but ${before} lists it too`, 'delete it in one of them');
  }
};
