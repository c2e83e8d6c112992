/** The form on the thank-you page (`thanks.astro`), by which an answer that is this page is recognised. */
const THANKS = 'name="enquiry"';

/** Values that say no, or nothing, as JSON. */
const NOTHING = ['null', 'false', '0', '""', '"false"', '[]', '{}'];

const isNothing = (value: unknown) => NOTHING.includes(JSON.stringify(value));

/** Whether JSON reports a failure, in one of the fields that services use for it. */
const isFailure = ({ ok, success, error, errors, status }: Partial<Record<string, unknown>>): boolean =>
  isNothing(ok) ||
  isNothing(success) ||
  !isNothing(error ?? 0) ||
  !isNothing(errors ?? 0) ||
  /^(?:error|fail)/.test(String(status));

/**
 * Whether a 2xx answer says that the service has the entry. An empty body does, and so does plain text; JSON does unless
 * it reports a failure. A page does not, because it may as well be a puzzle to solve or a login, except for the site's
 * own thank-you page, with which Netlify answers.
 */
export const isSuccess = (type: string | null, body: string): boolean => {
  const text = body.trim();
  if (text === '') return true;
  if (/[/+]json\b/.test(type ?? '') || /^[[{]/.test(text)) {
    try {
      const answer: unknown = JSON.parse(text);
      return answer !== false && !isFailure({ ...(answer as object | null) });
    } catch {
      return false;
    }
  }
  return !(/html|xml/.test(type ?? '') || text.startsWith('<')) || text.includes(THANKS);
};
