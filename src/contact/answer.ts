/** The form on the thank-you page (`thanks.astro`), by which an answer that is this page is recognised. */
const THANKS = 'name="enquiry"';

/** Values that say no, or nothing, as JSON. */
const NOTHING = ['null', 'false', '0', '""', '"false"', '[]', '{}'];

const isNothing = (value: unknown) => NOTHING.includes(JSON.stringify(value));

/** Whether JSON reports a failure, in one of the fields that services use for it. */
const isFailure = ({ ok, success, error = 0, errors = 0, status }: Partial<Record<string, unknown>>) =>
  isNothing(ok) ||
  isNothing(success) ||
  !isNothing(error) ||
  !isNothing(errors) ||
  /^(?:error|fail)/.test(String(status));

/**
 * Whether a 2xx answer says that the service has the entry. An empty body does, and so does plain text; JSON does unless
 * it reports a failure. A page does not, because it may as well be a puzzle to solve or a login, except for the site's
 * own thank-you page, with which Netlify answers.
 */
export const isSuccess = (type: string | null, body: string): boolean => {
  if (!body.trim() || body.includes(THANKS)) return true;
  try {
    const answer: unknown = JSON.parse(body);
    return answer !== false && !isFailure({ ...(answer as object | null) });
  } catch {
    return !/html|xml|json/.test(type ?? '') && !/^\s*[<[{]/.test(body);
  }
};
