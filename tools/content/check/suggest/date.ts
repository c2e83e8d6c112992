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

/** What to do about a date that is not one, as an instruction. */
export const suggestDate = (written: string, isJson: boolean): string => {
  const inForm = (date: string) => (isJson ? `"${date}"` : date);
  for (const form of FORMS) {
    const { year, month, day } =
      form.exec(written.replaceAll(/^[\s‘’“”'"]+|[\s‘’“”'"]+$/g, ''))?.groups ?? {};
    if (year === undefined || month === undefined || day === undefined) continue;
    const [y, m, d] = [Number(year.length === 2 ? `20${year}` : year), monthOf(month), Number(day)];
    const iso = [String(y), String(m).padStart(2, '0'), String(d).padStart(2, '0')].join('-');
    if (m < 1 || m > 12)
      return d >= 1 && d <= 12 && m <= 31
        ? `the month comes before the day: write ${inForm(`${y}-${day.padStart(2, '0')}-${month}`)}`
        : `correct the month: there is no month ${month}`;
    const last = new Date(Date.UTC(y, m, 0));
    const name = last.toLocaleString('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    if (d < 1 || d > last.getUTCDate()) return `correct the day: ${name} has ${last.getUTCDate()} days`;
    return `write ${inForm(iso)}`;
  }
  return `write the year, month and day, as in ${inForm('2026-11-20')}`;
};
