/** What day was meant, however it was written. */
import { readTable } from '../tables/table.ts';

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const FORMS = readTable('dates');

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
  for (const { looks } of FORMS) {
    const { year, month, day } = looks.exec(written.trim())?.groups ?? {};
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
