/** How values become the words and addresses of a page. */

const PLACEHOLDER = /\{(.*?)\}/g;

/** The names in curly brackets in a label, in order. */
export const placeholdersOf = (label: string): string[] =>
  [...label.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

/**
 * Fills the placeholders of a label: `fill('Stage {number}', { number: 2 })` is “Stage 2”.
 * @throws when a placeholder has no value
 */
export const fill = (label: string, values: Readonly<Record<string, string | number>>): string =>
  label.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The label "${label}" has no value for "${name}".`);
    return String(value);
  });

/** A number of bytes in megabytes, such as `1.2 MB`. The minimum is `0.1 MB`. */
export const formatBytes = (bytes: number): string => `${Math.max(0.1, bytes / 1e6).toFixed(1)} MB`;

const longDate = () => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: `2027-05-03` is “3 May 2027”. */
export const formatDay = (day: string): string => longDate().format(new Date(day));

/** A span of days in words: “3 to 10 May 2027”. */
export const formatDays = (from: string, to: string): string =>
  longDate()
    .formatRange(new Date(from), new Date(to))
    .replace(/\s*–\s*/u, ' to ');

/**
 * The link that rings a number: `tel:+442079460123`. A zero in brackets is left out of an international number, because
 * it is dialled only inside the country.
 */
export const phoneLink = (phone: string): string => {
  const [number = '', extension] = phone.split(/ext\.?|x|#/);
  const [abroad] = /^\(?(?:\+|00)/.exec(number) ?? [];
  const digits = (abroad === undefined ? number : number.slice(abroad.length).replace(/\(0+\)/, '')).replace(
    /\D/g,
    '',
  );
  const more = extension === undefined ? '' : `;ext=${extension.trim()}`;
  return `tel:${abroad === undefined ? '' : '+'}${digits}${more}`;
};
