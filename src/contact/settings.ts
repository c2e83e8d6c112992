/** How enquiries are sent: as form fields, or as JSON. */
type Format = 'form' | 'json';

/** Where enquiries go. */
export interface Service {
  endpoint: string;
  format: Format;
}

const EXPECTED =
  'expected an address such as "https://forms.example.com/f/abc": https (http only on localhost or 127.0.0.1), without user name, password or #';

/** The loopback addresses that a security policy can contain, which excludes IPv6. */
const isLoopback = (hostname: string) => /^(?:(?:.+\.)?localhost|127(?:\.\d+){3})$/.test(hostname);

const isEndpoint = (address: string): boolean => {
  const url = URL.parse(address);
  if (!url || /[\s#]/.test(address) || url.username || url.password || url.hostname.startsWith('['))
    return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname));
};

const isFormat = (format: string): format is Format => format === 'form' || format === 'json';

/**
 * The service that enquiries are delivered to, from `CONTACT_ENDPOINT` and `CONTACT_FORMAT` (`form` by default).
 * @returns undefined if `CONTACT_ENDPOINT` is not set: nothing is sent
 * @throws if a setting is invalid or empty, because enquiries would otherwise be lost unnoticed
 */
export const contactService = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Service | undefined => {
  const { CONTACT_ENDPOINT: endpoint, CONTACT_FORMAT: format = 'form' } = environment;
  if (!isFormat(format)) throw new Error(`CONTACT_FORMAT is "${format}"; expected "form" or "json".`);
  if (endpoint === undefined) {
    if (environment['CONTACT_FORMAT'] === undefined) return undefined;
    throw new Error(`CONTACT_FORMAT is "${format}", but CONTACT_ENDPOINT is not set; ${EXPECTED}.`);
  }
  if (!isEndpoint(endpoint)) throw new Error(`CONTACT_ENDPOINT is "${endpoint}"; ${EXPECTED}.`);
  return { endpoint: new URL(endpoint).href, format };
};
