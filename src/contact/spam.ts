/**
 * Two defences against spam that require nothing of people. See docs/enquiries.md. Neither discards an entry in the
 * browser: a person mistaken for a bot would never know.
 */
import { sleep } from './deliver.ts';

/**
 * The name of a field that people never see and bots fill in. It is sent unchanged; form services recognise the name
 * and hold back or drop entries in which it is filled in.
 */
export const HONEYPOT = '_gotcha';

/** Nothing is sent until the page has been open this long, in milliseconds. */
export const MINIMUM_TIME = 4000;

/** Waits until a person could have filled in the form. A quicker person waits for the rest of that time. */
export const untilPlausible = async (): Promise<void> => {
  const left = MINIMUM_TIME - performance.now();
  if (left > 0) await sleep(left);
};
