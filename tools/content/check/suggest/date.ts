/** What day was meant, however it was written. */

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/** The forms people write a day in. Numbers with slashes or dots are read as in Britain: day, month, year. */
const FORMS: readonly RegExp[] = [
  /^(?<year>\d{4})\D(?<month>\d{1,2})\D(?<day>\d{1,2})(?:T.*)?$/,
  /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})$/,
  /^(?<day>\d{1,2})[./-](?<month>\d{1,2})[./-](?<year>\d{4}|\d{2})$/,
  /^(?:[a-z]+,? )?(?<day>\d{1,2})(?:st|nd|rd|th|\.)?(?: of)?[ -](?<month>[a-z]{3,9})\.?,?[ -](?<year>\d{4})$/i,
  /^(?<month>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})$/i,
];

const monthOf = (written: string): number =>
  /^\d+$/.test(written) ? Number(written) : MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;

/** How many days a month has; 0 if there is no such month. */
const daysIn = (year: number, month: number): number =>
  month >= 1 && month <= 12 ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 0;

const nameOf = (year: number, month: number) =>
  new Date(Date.UTC(year, month - 1)).toLocaleString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** What to do about a date that is not one, as an instruction. */
export const suggestDate = (written: string, isJson: boolean): string => {
  const inForm = (date: string) => (isJson ? `"${date}"` : date);
  for (const form of FORMS) {
    const { year, month, day } = form.exec(written.trim())?.groups ?? {};
    if (year === undefined || month === undefined || day === undefined) continue;
    const [y, m, d] = [Number(year.length === 2 ? `20${year}` : year), monthOf(month), Number(day)];
    const iso = [String(y), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
    const days = daysIn(y, m);
    if (days === 0) return `correct the month: there is no month ${month}`;
    if (d < 1 || d > days) return `correct the day: ${nameOf(y, m)} has ${days} days`;
    return `write ${inForm(iso)}`;
  }
  return `write the year, month and day, as in ${inForm('2026-11-20')}`;
};
