/** What time of day was meant, however it was written. */
import { readTable } from '../tables/table.ts';

const WORDS = readTable('times');

const FORM =
  /^(?<hour>\d{1,2})(?:[:.h ]?(?<minute>\d{2}))?\s*(?:(?<half>[ap])\.?\s?m\.?|h|hrs|o[’']clock)?$/i;

/** What to do about a time that is not one, as an instruction. */
export const suggestTime = (written: string): string => {
  const trimmed = written.trim();
  const word = WORDS.find(({ looks }) => looks.test(trimmed));
  if (word) return word.fix;
  if (/\d\s*(?:am|pm)?\s*(?:[-–—]|to)\s*\d/i.test(trimmed))
    return 'write only when it begins; the next line says when it ends';
  const { hour, minute = '00', half } = FORM.exec(trimmed)?.groups ?? {};
  if (hour === undefined) return 'write a time such as "6:00 AM", "Sunrise" or "Sunset"';
  const hours = Number(hour);
  if (hours > 24 || Number(minute) > 59) return 'correct the number: a day has 24 hours, an hour 60 minutes';
  const time = (name: string) => `"${hours % 12 || 12}:${minute} ${name}"`;
  if (hours === 0 || hours === 24) return `write ${time('AM')}`;
  if (hours > 12) return `write ${time('PM')}`;
  return half === undefined
    ? `write ${time('AM')} or ${time('PM')}`
    : `write ${time(`${half.toUpperCase()}M`)}`;
};
