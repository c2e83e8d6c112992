/** The configuration of nginx, from the templates in this folder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  HASHED_FOLDERS,
  HEADERS,
  IMMUTABLE,
  MIXED_CASE,
  NOT_FOUND_FOLDERS,
  NOT_SERVED,
  PAGE,
  REVALIDATE,
  TYPES,
  type Redirects,
} from '../rules.ts';

/** A template with its gaps filled, `{{name}}`. One that has a line to itself takes any number of lines. */
const fill = (file: string, values: Readonly<Record<string, string | readonly string[]>>): string =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .replaceAll(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      [values[name] ?? []]
        .flat()
        .map((line) => `${line && indent}${line}\n`)
        .join(''),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

interface Options {
  /** The `server` blocks. */
  servers: string;
  /** Who the workers run as, if root starts them. */
  user?: string | undefined;
  /** A folder for what nginx writes, where it may not write anywhere else. */
  scratch?: string;
}

/** The whole configuration of an nginx that serves only this site. Beside it, `site/` has `http.conf` and `server.conf`. */
export const wholeConfiguration = ({ servers, user, scratch }: Options): string => {
  const kinds = scratch === undefined ? [] : ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return fill('nginx.conf', {
    user: user === undefined ? [] : `user ${user};`,
    folder: scratch ?? '/run',
    errors: scratch === undefined ? '/var/log/nginx/error.log' : 'stderr',
    scratch: kinds.map((kind) => `${kind}_temp_path "${scratch}/${kind}";`),
    servers: servers.trim().split('\n'),
  });
};

/** A server that speaks plain http to a proxy, which takes care of https and of the names that it answers to. */
export const plainServer = ({ listen = ['8080', '[::]:8080'], root = '/srv/site' } = {}): string =>
  fill('plain.conf', { listen: listen.map((where) => `listen ${where} default_server;`), root });

interface Secure {
  /** The address of the site. */
  address: URL;
  plain?: readonly string[];
  secure?: readonly string[];
  root?: string;
  /** The folder with the certificate. */
  certificate?: string;
}

/**
 * Servers that face the world: https by Mozilla's intermediate profile, http only to lead there, and no answer for any
 * name but the site's.
 *
 * `http2` is in the `listen` line, where every nginx takes it; from 1.25.1 on it warns that it has moved.
 */
export const secureServers = ({
  address: { hostname, host },
  plain = ['80', '[::]:80'],
  secure = ['443', '[::]:443'],
  root = '/srv/site/current',
  certificate = `/etc/letsencrypt/live/${hostname}`,
}: Secure): string =>
  fill('secure.conf', {
    plainDefault: plain.map((where) => `listen ${where} default_server;`),
    secureDefault: secure.map((where) => `listen ${where} ssl http2 default_server;`),
    plain: plain.map((where) => `listen ${where};`),
    secure: secure.map((where) => `listen ${where} ssl http2;`),
    hostname,
    host,
    // With `www.` for a site without it, and the other way round. People type both.
    otherName: hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`,
    certificate,
    root,
  });

/** The variable that holds the value of a header. */
const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** An address in a regular expression. As a plain key of a map, nginx would not accept a long one. */
const escaped = (address: string) => address.replaceAll(/[.?]/g, '\\$&');

/**
 * The part for nginx's `http` block, which maps each request to a page and its headers. All names begin with `site_`,
 * to avoid clashes.
 * @param hostFiles files in the built site that only hosts read
 */
export const httpBlock = (hostFiles: readonly string[], redirects: Redirects): string => {
  const { plain = [], query = [] } = Object.groupBy(redirects, ([from]) =>
    from.includes('?') ? 'query' : 'plain',
  );
  return fill('http.conf', {
    redirects: plain.map(([from, to]) => `"~^${escaped(from).replace(/\/$/, '')}/?$" ${to}$is_args$args;`),
    redirectsByQuery: query.map(([from, to]) => `"~^${escaped(from)}$" ${to};`),
    mixedCase: MIXED_CASE.map((path) => `"~*^${path}(?:/|\\.html)?$" ${path};`),
    notServed: NOT_SERVED.source,
    hostFiles: hostFiles.map((file) => `/${file} "";`),
    notFound: NOT_FOUND_FOLDERS.map((folder) => `"~^${folder}" ${folder}404.html;`),
    revalidate: REVALIDATE,
    hashed: HASHED_FOLDERS.map(
      (folder) => `"~^(?:200|304):(?:bytes=(?:0-\\d*|-[1-9]\\d*))?:${folder}" "${IMMUTABLE}";`,
    ),
    page: PAGE,
    headers: Object.entries(HEADERS).flatMap(([name, value]) => [
      `map $status ${variable(name)} {`,
      '    volatile;',
      `    default "${value}";`,
      '    416 "";',
      '}',
    ]),
  });
};

/**
 * The part for a `server` block, which must itself set the port (`listen`) and the folder of the built site (`root`).
 * Needs the brotli_static module.
 */
export const serverBlock = (): string =>
  fill('server.conf', {
    headers: Object.keys(HEADERS).map((name) => `add_header ${name} ${variable(name)} always;`),
    types: Object.entries(TYPES).map(([kind, type]) => `"${type}" ${kind};`),
  });
