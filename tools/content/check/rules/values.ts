/** Values that their schema allows and that read wrong once they are shown, and facts that contradict each other. */
import { placeholdersOf } from '../../../../src/format.ts';
import { PHONE, SOCIAL } from '../../../../src/schemas/site.ts';
import { entriesOf, textAt, valueAt, type Entry } from '../../read/content.ts';
import type { FieldPath, Message } from '../../read/problem.ts';
import { allTexts, type FoundText } from '../../read/textFields.ts';
import type { Rule } from '../checkContent.ts';
import { foundValue, quote } from '../phrases.ts';
import { wrongIn } from '../words/misnamed.ts';
import { placeholderIn } from '../words/placeholder.ts';

/** How many digits follow the code of a country in its telephone numbers, as a pattern, and in words. */
const DIGITS: readonly (readonly [code: string, digits: RegExp, words: string])[] = [
  ['44', /^(?:\d{10}|[13589]\d{8})$/, '10'],
  ['91', /^\d{10}$/, '10'],
  ['30', /^\d{10}$/, '10'],
  ['33', /^\d{9}$/, '9'],
  ['34', /^\d{9}$/, '9'],
  ['31', /^\d{9}$/, '9'],
  ['61', /^\d{9}$/, '9'],
  ['1', /^\d{10}$/, '10'],
];

/** What is wrong with a telephone number that is in the form of one, if anything is. */
const wrongNumber = (phone: string): readonly [is: string, fix: string] | undefined => {
  const [number = ''] = phone.split(/ext\.?|x|#/);
  const digits = number.replace(/\(0\)/, '').replace(/\D/g, '').replace(/^00/, '');
  if (digits.length > 15) return ['which has more digits than any number', 'write one number'];
  if (/(\d)\1{6}/.test(digits) || '01234567890'.includes(digits))
    return ['which nobody has', 'write the number that rings'];
  const [code = '', form, count = ''] =
    DIGITS.find(([one]) => /^\(?(?:\+|00)/.test(number) && digits.startsWith(one)) ?? [];
  const rest = digits.slice(code.length);
  if (form?.test(rest.slice(1)) && rest.startsWith('0'))
    return [`with a 0 after +${code}`, `leave out the 0 after +${code}`];
  return form && !form.test(rest)
    ? [
        `with ${rest.length} digits after +${code}, where there are ${count}`,
        'check the number and correct it',
      ]
    : undefined;
};

/** What is wrong with an address of a network, if that is another than its label says, or nobody’s page there. */
const networkOf = (label: string, url: string): readonly [is: string, fix: string] | undefined => {
  const host = URL.parse(url)?.hostname.replace(/^www\./, '') ?? '';
  const isOf = (domains: string) =>
    domains.split('|').some((one) => host === one || host.endsWith(`.${one}`));
  const real = Object.entries(SOCIAL).find(([, domains]) => isOf(domains))?.[0];
  const is = URL.parse(url)?.pathname === '/' ? 'the home page' : 'a page';
  if (real === undefined || (real === label && is === 'a page')) return undefined;
  return [
    `which is ${is} of ${real}`,
    is === 'a page'
      ? `write the page on ${label}, or ${real} as its label`
      : 'write the address of the operator’s page there',
  ];
};

const inText = (text: FoundText, name: string): Message | undefined => {
  const { field, path, value, group } = text;
  const key = path.filter((step) => typeof step !== 'number').join('.');
  const say = (kind: string, is: string, fix: string, isNote?: true): Message => ({
    kind,
    ...(isNote && { severity: 'note' }),
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
  const unfilled = placeholdersOf(value).filter((one) => !known.includes(one));
  // A label that has placeholders is refused by its schema, which names them.
  return unfilled.length > 0 && known.length === 0
    ? say(
        'placeholder',
        `and nothing fills in {${unfilled[0] ?? ''}} here`,
        'write the words themselves; this text has no words in braces',
      )
    : undefined;
};

const DAY = 86_400_000;

const daysFrom = (day: string) => (Date.parse(day) - Date.now()) / DAY;

const dayAt = ({ source }: Entry, name: string): string => {
  const value = valueAt(source.data, [name]);
  return value instanceof Date ? value.toISOString().slice(0, 10) : typeof value === 'string' ? value : '';
};

/** What is wrong with days and years, which only the calendar shows. */
function* inDays(entry: Entry, latest: number): Generator<readonly [path: FieldPath, message: Message]> {
  const say = (found: string, fix: string, isNote?: true, kind = 'date'): Message => ({
    kind,
    about: found,
    ...(isNote && { severity: 'note' }),
    found,
    fix,
  });
  const [updated, approvedOn] = [dayAt(entry, 'updated'), dayAt(entry, 'approvedOn')];
  for (const [name, day] of Object.entries({ updated, approvedOn })) {
    if (/^\d{4}-/.test(day) && day < '2000')
      yield [[name], say(`${day}, which is long ago`, 'correct the year')];
    if (Date.parse(day) > latest)
      yield [[name], say(`${day}, which is still to come`, 'write the day on which it was done')];
  }
  if (approvedOn && updated && approvedOn < updated)
    yield [
      ['approvedOn'],
      say(
        `${approvedOn}, before the text last changed, on ${updated}`,
        'have the text read again, or correct one of the days',
        true,
      ),
    ];
  const year = valueAt(entry.source.data, ['copyrightYear']);
  if (typeof year === 'number' && year > new Date().getFullYear() + 1)
    yield [['copyrightYear'], say(foundValue(year), `write ${new Date().getFullYear()}`, true, 'number')];
  const dates = valueAt(entry.source.data, ['practical', 'dates']);
  let before = '';
  const seen = new Set<string>();
  for (const index of Array.isArray(dates) ? dates.keys() : []) {
    const path = ['practical', 'dates', index];
    const [from, to] = ['from', 'to'].map((name) => textAt(entry, ...path, name));
    if (!from || !to) continue;
    if (daysFrom(from) > 5 * 366)
      yield [[...path, 'from'], say(`${from}, which is years from now`, 'correct the year')];
    else if (daysFrom(to) - daysFrom(from) > 60)
      yield [
        [...path, 'to'],
        say(
          `${to}, ${Math.round(daysFrom(to) - daysFrom(from))} days after the first`,
          'correct the month or the year',
        ),
      ];
    else if (daysFrom(to) < -1)
      yield [[...path, 'from'], say(`${from}, a retreat that is over`, 'remove it', true)];
    else if (seen.has(`${from} ${to}`))
      yield [
        [...path, 'from'],
        say(`${from}, for the second time`, 'remove one of the two', undefined, 'repeated'),
      ];
    else if (from < before)
      yield [
        [...path, 'from'],
        say(`${from}, after ${before}`, 'put the dates in order, the next first', true),
      ];
    seen.add(`${from} ${to}`);
    if (daysFrom(from) < 5 * 366) before = from;
  }
}

/** Labels of one group that say the same, so that nobody can tell their buttons apart. */
function* alike(texts: readonly FoundText[]): Generator<readonly [FoundText, FoundText]> {
  const seen = new Map<string, FoundText>();
  for (const one of texts) {
    const key = JSON.stringify([
      one.path.slice(0, -1),
      one.value
        .toLowerCase()
        .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
        .trim(),
    ]);
    const first = seen.get(key);
    if (first) yield [one, first];
    else seen.set(key, one);
  }
}

/** Finds values that read wrong, and facts that contradict each other. */
export const values: Rule = (content, report) => {
  const name = entriesOf(content, 'site').map((site) => textAt(site, 'name'))[0] ?? '';
  const labels: FoundText[] = [];
  for (const text of allTexts(content)) {
    const wrong = inText(text, name);
    if (wrong) report.field(text.entry, text.path, wrong);
    else if (text.entry.collection.name === 'labels' && text.field.role === 'text') labels.push(text);
  }
  for (const [one, first] of alike(labels)) {
    const found = `${quote(one.value)}, which the label “${String(first.path.at(-1))}” also has`;
    report.field(one.entry, one.path, { kind: 'repeated', found, fix: 'give each button its own words' });
  }
  // In the east the day has begun already; and a clock may be slow, but not slower than the other entries.
  const others = content.entries.map((entry) => Date.parse(dayAt(entry, 'updated'))).filter((day) => day > 0);
  const latest = Math.max(Date.now() + DAY, others.sort((one, other) => other - one)[1] ?? 0);
  for (const entry of content.entries)
    for (const [path, message] of inDays(entry, latest)) report.field(entry, path, message);
};
