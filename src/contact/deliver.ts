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

/** A try that was not answered. */
interface Again {
  /** Try again, after at least this many milliseconds. */
  after: number;
  /** Whether the entry may have arrived all the same. */
  lost: boolean;
}

/** The result of one try. */
type Answer = Exclude<Outcome, 'offline'> | Again;

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
  const fits = new Blob([String(body)]).size < KEEPALIVE_LIMIT;
  let lost = known;
  /** Whether a request is on its way that the page may be left with. */
  let outlives = false;
  const send = (keepalive: boolean) => {
    outlives = keepalive;
    return post(service.endpoint, { body, keepalive }, lost);
  };
  const listeners = new AbortController();
  const onLeave = () => {
    if (fits && !outlives) void send(true);
  };
  addEventListener('pagehide', onLeave, listeners);
  if (!fits) addEventListener('beforeunload', (event) => event.preventDefault(), listeners);
  try {
    await ready;
    for (const pause of [...PAUSES, undefined]) {
      const answer = await send(fits && pause === PAUSES[0]);
      outlives = false;
      if (typeof answer === 'string') return answer;
      lost ||= answer.lost;
      if (!navigator.onLine) return 'offline';
      if (pause === undefined || answer.after > LONGEST_PAUSE) break;
      onRetry();
      await sleep(Math.max(answer.after, pause * (0.5 + Math.random())));
    }
    return 'unreachable';
  } finally {
    listeners.abort();
  }
};

export const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/**
 * One try. The time limit covers reading the whole answer.
 * @param request with `keepalive` for one try only: Chromium keeps such a request running after it is aborted, and
 * several would use up all connections to the service
 * @param lost whether an earlier try may have arrived
 */
const post = async (
  endpoint: string,
  request: Pick<RequestInit, 'body' | 'keepalive'>,
  lost: boolean,
): Promise<Answer> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const response = await fetch(endpoint, {
      ...request,
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      signal: limit.signal,
    });
    const { status, headers } = response;
    if (TRY_AGAIN.includes(status) || status >= 500)
      return { after: retryAfter(headers.get('Retry-After') ?? ''), lost: status >= 500 };
    const accepted =
      status === 409 ? lost : response.ok && isSuccess(headers.get('Content-Type'), await response.text());
    if (accepted) return 'accepted';
    return lost ? 'unreachable' : 'refused';
  } catch {
    return { after: 0, lost: true };
  } finally {
    clearTimeout(timer);
    // An answer that is not read to its end would keep its connection open.
    limit.abort();
  }
};

/** `Retry-After`, a number of seconds or a date, in milliseconds; 0 if it is neither. */
const retryAfter = (wait: string): number => {
  if (/^\d+$/.test(wait)) return Number(wait) * 1000;
  return wait.endsWith('GMT') ? Math.max(0, Date.parse(wait) - Date.now()) || 0 : 0;
};
