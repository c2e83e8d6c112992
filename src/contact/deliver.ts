import { isSuccess } from './answer.ts';
import type { Service } from './settings.ts';

/** How a delivery ended. Only `accepted` means that the service has the entry. */
export type Outcome =
  | 'accepted'
  /** The service answered that it does not have the entry; trying again at once would not help. */
  | 'refused'
  /** No answer says whether the service has the entry, or it asked to try later. */
  | 'unreachable'
  /** The browser has no connection. */
  | 'offline';

/** How long one try may take, in milliseconds: enough for a few hundred bytes on the slowest connection. */
export const TIME_LIMIT = 15_000;

/** The pauses between tries, in milliseconds; each is randomly shortened or lengthened by up to half. */
export const PAUSES = [1000, 3000, 9000] as const;

/** The longest pause, in milliseconds, that a service may request (`Retry-After`); visitors would not wait longer. */
export const LONGEST_PAUSE = 30_000;

/** Answers that ask to try again, because the service did not look at the entry: too slow, too early, too often. */
const TRY_AGAIN = [408, 425, 429];

/** The most bytes that a browser sends with `keepalive`, less some room for other requests. */
const KEEPALIVE_LIMIT = 60_000;

interface Options {
  service: Service;
  /** Whether the entry may have arrived by an earlier try whose answer was lost. */
  known: boolean;
  /** When the first try may begin. */
  ready: Promise<void>;
  /** Called before each pause between tries. */
  onRetry: () => void;
}

/**
 * Delivers the fields of an entry to a service.
 *
 * - One POST at a time, each with the same fields, including the id: a service that ignores repeated ids gets every
 *   entry once.
 * - The outcome is `accepted` only after a 2xx answer that reports no failure (`answer.ts`), or after a 409 when an
 *   earlier answer was lost: then the service has this id already.
 * - The outcome is `refused` only if every try was answered: after a lost answer, nobody knows.
 * - It tries again, after growing and slightly random pauses, when there was no answer within the time limit, the
 *   connection failed or was cut, or the answer was 408, 425, 429 or 5xx (`Retry-After` is respected, up to a limit). It
 *   does not try again after any other answer. Redirects are not followed, because a redirect does not confirm that the
 *   service accepted the entry.
 * - No request needs a preflight: the body has a type that forms send too, and `Accept` is the only added header.
 * - The entry outlives the page: the first try is sent with `keepalive`, and if the page is left at any other moment
 *   before the outcome, the entry is sent along once more under the same id. Where it is too long for that, the browser
 *   asks before the page is left.
 * - It always ends with an outcome. It never throws, logs or stores anything.
 */
export const deliver = async (
  fields: Readonly<Record<string, string>>,
  { service, known, ready, onRetry }: Options,
): Promise<Outcome> => {
  // Sent as `text/plain` or `application/x-www-form-urlencoded`, both of which a form could send.
  const body = service.format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields);
  const fits = new Blob([`${body}`]).size < KEEPALIVE_LIMIT;
  /** Whether the entry may have arrived by a try whose answer was lost. */
  let lost = known;
  /** Whether a request is on its way that the page may be left with. */
  let outlives = false;

  /**
   * One try. The time limit covers reading the whole answer.
   * @param keepalive for one try only: Chromium keeps such a request running after it is aborted, and several would use
   *   up all connections to the service
   * @returns the outcome, or how long to wait at least before the next try, in milliseconds
   */
  const post = async (keepalive: boolean): Promise<Outcome | number> => {
    outlives = keepalive;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
    try {
      const response = await fetch(service.endpoint, {
        body,
        keepalive,
        method: 'POST',
        headers: { Accept: 'application/json' },
        credentials: 'omit',
        redirect: 'manual',
        signal: limit.signal,
      });
      const { status, headers } = response;
      if (TRY_AGAIN.includes(status) || status >= 500) {
        lost ||= status >= 500;
        return retryAfter(headers.get('Retry-After') ?? '');
      }
      const accepted =
        status === 409 ? lost : response.ok && isSuccess(headers.get('Content-Type'), await response.text());
      if (accepted) return 'accepted';
      return lost ? 'unreachable' : 'refused';
    } catch {
      lost = true;
      return 0;
    } finally {
      clearTimeout(timer);
      // An answer that is not read to its end would keep its connection open.
      limit.abort();
      outlives = false;
    }
  };

  const listeners = new AbortController();
  addEventListener(
    fits ? 'pagehide' : 'beforeunload',
    (event) => {
      if (!fits) event.preventDefault();
      else if (!outlives) {
        // Nobody reads the answer, unless the page is shown again.
        lost = true;
        void post(true);
      }
    },
    listeners,
  );
  try {
    await ready;
    for (const pause of [...PAUSES, undefined]) {
      const answer = await post(fits && pause === PAUSES[0]);
      if (typeof answer === 'string') return answer;
      if (!navigator.onLine) return 'offline';
      if (pause === undefined || answer > LONGEST_PAUSE) break;
      onRetry();
      await sleep(Math.max(answer, pause * (0.5 + Math.random())));
    }
    return 'unreachable';
  } finally {
    listeners.abort();
  }
};

export const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** `Retry-After`, a number of seconds or a date, in milliseconds; 0 or less if it is neither, or asks for nothing. */
const retryAfter = (wait: string): number => {
  const seconds = Number(wait);
  return (isNaN(seconds) ? Date.parse(wait) - Date.now() : seconds * 1000) || 0;
};
