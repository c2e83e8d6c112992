const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words: `2027-05-03` is “3 May 2027”. */
export const formatDay = (day: string): string => LONG.format(new Date(day));

/** A span of days in words: “3 to 10 May 2027”. */
export const formatDays = (from: string, to: string): string =>
  LONG.formatRange(new Date(from), new Date(to)).replace(/\s*–\s*/u, ' to ');
