/** Values that their schema allows and that read wrong once they are shown. */
import { placeholdersOf } from '../../../../src/format.ts';
import { PHONE, SOCIAL } from '../../../../src/schemas/site.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { allTexts, type FoundText } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { wrongIn } from '../words/patterns.ts';
import { wrongNumber } from '../words/telephone.ts';
import { placeholderIn } from '../words/placeholder.ts';

/** What is wrong with an address of a network, if that is another than its label says, or nobody’s page there. */
const networkOf = (label: string, url: string): readonly [is: string, fix: string] | undefined => {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  const isOf = (domains: string) =>
    domains.split('|').some((one) => host === one || host.endsWith(`.${one}`));
  const real = Object.entries(SOCIAL).find(([, domains]) => isOf(domains))?.[0];
  const isNobodys = /^\/(?:(?:login|sharer|intent|share)\b.*)?$/.test(URL.parse(url)?.pathname ?? '');
  const is = isNobodys ? 'the home page' : 'a page';
  if (real === undefined || (real === label && is === 'a page')) return undefined;
  const other = `write the page on ${label}, or ${real} as its label`;
  return [
    `which is ${is} of ${real}`,
    is === 'a page' ? other : 'write the address of the operator’s page there',
  ];
};

const inText = (text: FoundText, name: string): Message | undefined => {
  const { field, path, value, group } = text;
  const key = path.filter((step) => typeof step !== 'number').join('.');
  const say = (kind: string, is: string, fix: string): Message => ({
    kind,
    about: value,
    found: `${quote(value)}, ${is}`,
    fix,
  });
  const wrong = placeholderIn(value) ? undefined : wrongIn(key, value);
  if (wrong) return wrong;
  if (field.role === 'phone' && PHONE.test(value)) {
    const misdialled = wrongNumber(value);
    return misdialled && say('text', ...misdialled);
  }
  const network =
    key === 'social.url' && typeof group['label'] === 'string' ? networkOf(group['label'], value) : undefined;
  if (network) return say('web-address', ...network);
  const title = new RegExp(`\\s*(?:[|–—:·-]|at|by)\\s*${name}$|^${name}\\s*[|–—:·-]\\s*`, 'i');
  if (name !== '' && /^(?:seoTitle|seo\.title)$/.test(key) && title.test(value))
    return say('text', 'and the site’s name is added by itself', `write ${value.replace(title, '')}`);
  if (field.role !== 'text' && field.role !== 'alt') return undefined;
  const known = placeholdersOf(field.description);
  const unfilled = placeholdersOf(value).find((one) => !known.includes(one));
  // A label that has placeholders is refused by its schema, which names them.
  if (unfilled === undefined || known.length > 0) return undefined;
  const fix = 'write the words themselves, without curly brackets';
  return say('placeholder', `and nothing fills in {${unfilled}} here`, fix);
};

/** Finds values that read wrong. */
export const values: Rule = (content, report) => {
  const name = entriesOf(content, 'site').map((site) => textAt(site, 'name'))[0] ?? '';
  for (const text of allTexts(content)) {
    const wrong = inText(text, name);
    if (wrong) report.field(text.entry, text.path, wrong);
  }
};
