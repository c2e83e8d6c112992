import {
  HASHED_FOLDERS,
  HEADERS,
  IMMUTABLE,
  MIXED_CASE,
  NOT_FOUND_FOLDERS,
  NOT_SERVED,
  PAGE,
  REVALIDATE,
  type Redirects,
} from '../rules.ts';
import { GENERATED } from './configuration.ts';
import { variable } from './serverBlock.ts';

/** An address in a regular expression. As a plain key of a map, nginx would not accept a long one. */
const escaped = (address: string) => address.replaceAll(/[.?]/g, '\\$&');

/**
 * The part for nginx's `http` block, which maps each request to a page and its headers. All names begin with `site_`,
 * to avoid clashes.
 * @param hostFiles files in the built site that only hosts read
 */
export const httpBlock = (hostFiles: readonly string[], redirects: Redirects): string => `${GENERATED}

server_tokens off;

# Each TLS record fits one packet. A browser reads a record only when it has all of it, and so can begin with the first packet
# of a page while the rest is on its way.
ssl_buffer_size 1400;

# Former addresses: with a query of their own, or with any.
map $uri $site_redirect_path {
    default "";
${[...redirects]
  .filter(([from]) => !from.includes('?'))
  .map(([from, to]) => `    "~^${escaped(from).replace(/\/$/, '')}/?$" ${to}$is_args$args;`)
  .join('\n')}
}
map "$uri?$args" $site_redirect {
    default $site_redirect_path;
${[...redirects]
  .filter(([from]) => from.includes('?'))
  .map(([from, to]) => `    "~^${escaped(from)}$" ${to};`)
  .join('\n')}
}

# The one address of the page that a normalised path may stand for. Not-found pages have no address.
map $uri $site_page {
    default "";
    "~^/(?:index(?:\\.html)?)?$" /;
    "~/404(?:/|\\.html)?$" "";
${MIXED_CASE.map((path) => `    "~*^${path}(?:/|\\.html)?$" ${path};`).join('\n')}
    "~^(?<site_stem>/[\\w/-]*[\\w-])(?:/|\\.html)?$" $site_stem;
}
map $site_page $site_page_file {
    default $site_page.html;
    "" "";
    / /index.html;
}

# The file of that page, if the request used exactly this address.
map "$request_uri $site_page$is_args$args" $site_exact {
    default "";
    "~^(\\S*) \\1$" $site_page_file;
}

# Any other file, but no page under its file name and nothing that is not for visitors.
map $uri $site_asset {
    default $uri;
    "~\\.html$" "";
    "~${NOT_SERVED.source}" "";
${hostFiles.map((file) => `    /${file} "";`).join('\n')}
}

map $uri $site_not_found {
    default /404.html;
${NOT_FOUND_FOLDERS.map((folder) => `    "~^${folder}" ${folder}404.html;`).join('\n')}
}

# Only the file itself is kept, never an error. nginx sets headers before it knows whether it has the range that is asked
# for. It always has one that begins at the first byte or is counted from the end, which is how browsers fetch a film.
map "$status:$http_range:$uri" $site_caching {
    volatile;
    default "${REVALIDATE}";
    "~^416:" "";
${HASHED_FOLDERS.map(
  (folder) => `    "~^(?:200|304):(?:bytes=(?:0-\\d*|-[1-9]\\d*))?:${folder}" "${IMMUTABLE}";`,
).join('\n')}
    "~^(?:200|304):.*\\.html$" "${PAGE}";
}

# If nginx then has no such range (416), it sets all headers a second time.
${Object.entries(HEADERS)
  .map(
    ([name, value]) => `map $status ${variable(name)} {
    volatile;
    default "${value}";
    416 "";
}`,
  )
  .join('\n')}
`;
