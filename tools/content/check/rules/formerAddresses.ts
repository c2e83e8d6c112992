import { movedIn } from '../../read/addresses.ts';
import { routesOf } from '../../read/routes.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';

/** Finds former addresses that are still in use, or that two entries claim. */
export const formerAddresses: Rule = (content, report) => {
  const routes = routesOf(content);
  const claimed = new Map<string, string>();
  for (const { from, entry, path } of movedIn(content)) {
    const [address = ''] = from.split('?');
    const plain = address.replace(/\/$|(?:\/index)?\.html$/, '').toLowerCase() || '/';
    const inUse = [...routes.keys()].find((route) => route.toLowerCase() === plain);
    const before = claimed.get(from);
    claimed.set(from, entry.source.file);
    const say = (found: string, fix: string) =>
      report.field(entry, path, { kind: 'link', found: `${quote(from)}${found}`, fix });
    if (inUse !== undefined) say(', but a page has that address today', 'remove it');
    else if (before !== undefined) say(`, but ${before} lists it too`, 'remove it from one of them');
  }
};
