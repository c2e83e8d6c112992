/** Values that their schema allows and that read wrong once they are shown. */
import { placeholdersOf } from '../../../../src/format.ts';
import { PHONE, SOCIAL } from '../../../../src/schemas/site.ts';
import { entriesOf, textAt } from '../../read/content.ts';
import type { Message } from '../../read/problem.ts';
import { allTexts, type FoundText } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { quote } from '../phrases.ts';
import { wrongIn } from '../words/patterns.ts';
import { placeholderIn } from '../words/placeholder.ts';

/** How many digits follow the code of a country in its telephone numbers. */
const DIGITS = { 44: 10, 91: 10, 30: 10, 33: 9, 34: 9, 31: 9, 61: 9, 1: 10 };

/** What is wrong with a telephone number that is in the form of one, if anything is. */
export const wrongNumber = (phone: string): readonly [is: string, fix: string] | undefined => {
  const [number = ''] = phone.split(/ext\.?|x|#/);
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length > 15) return ['which has more digits than any number', 'write one number'];
  if (/(\d)\1{6}/.test(digits) || '01234567890'.includes(digits))
    return ['which is not a real number', 'write the real number'];
  const [code = '', count = 0] = /^\(?(?:\+|00)/.test(number)
    ? (Object.entries(DIGITS).find(([one]) => digits.startsWith(one)) ?? [])
    : [];
  const rest = digits.slice(code.length);
  // Some numbers in Britain are shorter.
  const isRight = (one: string) => one.length === count || (code === '44' && /^[13589]\d{8}$/.test(one));
  if (rest.startsWith('0') && isRight(rest.slice(1)))
    return [`with a 0 after +${code}`, `leave out the 0 after +${code}`];
  if (code === '' || isRight(rest)) return undefined;
  const is = `with ${rest.length} digits after +${code}, where there are ${count}`;
  return [is, 'check the number and correct it'];
};

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
