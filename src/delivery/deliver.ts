import type { Service } from './settings.ts';

/** How a delivery ended. Only `accepted` means that the service has the entry. */
export type Outcome =
  | 'accepted'
  /** The service answered, and did not take it: no use to try again at once. */
  | 'refused'
  /** No answer, or none but "later", however often it was tried. */
  | 'unreachable'
  /** The browser has no connection. */
  | 'offline';

/** How long one try may take, in milliseconds: enough for a few hundred bytes on the slowest of connections. */
export const TIME_LIMIT = 15_000;

/** The pauses between tries, in milliseconds, before chance makes each up to half shorter or longer. */
export const PAUSES = [1000, 3000, 9000] as const;

/** The longest pause that a service may ask for (`Retry-After`) before waiting stops being reasonable. */
export const LONGEST_PAUSE = 30_000;

/** It is worth another try, after so many milliseconds at least. */
interface Again {
  after: number;
}

/** What came of one try. */
type Answer = Extract<Outcome, 'accepted' | 'refused'> | Again;

/**
 * Delivers the fields of an entry to a service.
 *
 * - One POST at a time, each with the same fields, the id among them: a service that drops what has an id it knows
 *   gets every entry once.
 * - It is `accepted` only after the service has said so: any 2xx, unless its body is JSON and says otherwise.
 * - It is tried again, after pauses that grow and vary by chance, when there was no answer within the time limit, the
 *   connection failed or was cut, or the answer was 429 or 5xx (`Retry-After` is respected, up to a limit).
 *   After any other answer it is not. Redirects are not followed: a service that sends the browser elsewhere has not
 *   said that it took the entry.
 * - No request needs a preflight: the body is of a kind that forms send too, and no header is added but `Accept`.
 * - The first try outlives the page (`keepalive`), so that a tab closed at once loses nothing.
 * - It always ends, with an outcome; it never throws, logs or stores anything.
 *
 * @param onRetry told before each pause that it is going to be tried again
 */
export const deliver = async (
  fields: Readonly<Record<string, string>>,
  service: Service,
  onRetry: () => void,
): Promise<Outcome> => {
  for (const pause of [...PAUSES, undefined]) {
    const answer = await post(fields, service, pause === PAUSES[0]);
    if (typeof answer === 'string') return answer;
    if (!navigator.onLine) return 'offline';
    if (pause === undefined || answer.after > LONGEST_PAUSE) break;
    onRetry();
    await sleep(Math.max(answer.after, pause * (0.5 + Math.random())));
  }
  return 'unreachable';
};

export const sleep = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * One try. The time limit holds until the answer is read to its end.
 * @param keepalive for one try only: Chromium lets such a request live on after it was given up, and several of them
 * would take up every connection to the service
 */
const post = async (
  fields: Readonly<Record<string, string>>,
  service: Service,
  keepalive: boolean,
): Promise<Answer> => {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT);
  try {
    const response = await fetch(service.endpoint, {
      method: 'POST',
      // Both are sent as a form would: `application/x-www-form-urlencoded` and `text/plain`.
      body: service.format === 'json' ? JSON.stringify(fields) : new URLSearchParams(fields),
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      redirect: 'manual',
      keepalive,
      signal: limit.signal,
    });
    if (response.status === 429 || response.status >= 500)
      return { after: retryAfter(response.headers.get('Retry-After') ?? '') };
    return response.ok && agrees(response.headers.get('Content-Type'), await response.text())
      ? 'accepted'
      : 'refused';
  } catch {
    return { after: 0 };
  } finally {
    clearTimeout(timer);
    // An answer of which nobody reads the rest would keep its connection.
    limit.abort();
  }
};

/** `Retry-After` in milliseconds: it is seconds or a date; 0 when it is neither. */
const retryAfter = (wait: string): number => {
  if (/^\d+$/.test(wait)) return Number(wait) * 1000;
  return wait.endsWith('GMT') ? Math.max(0, Date.parse(wait) - Date.now()) || 0 : 0;
};

/** Whether the body of a 2xx bears it out: some services report a failure under status 200, in JSON. */
const agrees = (type: string | null, body: string): boolean => {
  if (!/[/+]json\b/.test(type ?? '') || body.trim() === '') return true;
  try {
    const { ok, success } = (JSON.parse(body) ?? {}) as { ok?: unknown; success?: unknown };
    return ![ok, success].some((value) => value === false || value === 'false');
  } catch {
    return false;
  }
};
