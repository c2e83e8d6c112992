/**
 * What keeps programs from filling the operator's post box, without asking anything of people. See docs/enquiries.md.
 * Neither ever throws an entry away here: whoever is mistaken for a program would never know.
 */
import { sleep } from './deliver.ts';

/**
 * The name of a field that people never see and programs fill in. It is sent as it is; form services know the name
 * and set aside or drop what has it filled in.
 */
export const HONEYPOT = '_gotcha';

/** The time since the page was opened before which nothing is sent, in milliseconds. */
export const MINIMUM_TIME = 4000;

/** Waits until a person could have filled in the form. Somebody quicker than that waits a moment, unknowingly. */
export const untilPlausible = async (): Promise<void> => {
  const left = MINIMUM_TIME - performance.now();
  if (left > 0) await sleep(left);
};
