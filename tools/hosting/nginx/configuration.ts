/** The first line of every configuration file that the build writes. */
export const GENERATED =
  '# Generated from tools/hosting/ by the build. The next build overwrites any change.';

/** Connections of one worker. Browsers keep theirs open between pages, so most are idle. */
const CONNECTIONS = 4096;

/** The limit of open files for one worker: its connections and the files it keeps open. The usual default is 1,024. */
const FILES = 2 * CONNECTIONS;

interface Options {
  /** The `server` blocks. */
  servers: string;
  /** Who the workers run as, if root starts them. */
  user?: string | undefined;
  /** A folder for what nginx writes, where it may not write anywhere else. */
  scratch?: string;
}

/**
 * The whole configuration of an nginx that serves only this site. `http.conf` and `server.conf` must be in a folder `site`
 * beside it.
 */
export const wholeConfiguration = ({ servers, user, scratch }: Options): string => `${GENERATED}

${user === undefined ? '' : `user ${user};\n`}include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
worker_rlimit_nofile ${FILES};
pcre_jit on;
pid "${scratch ?? '/run'}/nginx.pid";
error_log ${scratch === undefined ? '/var/log/nginx/error.log' : 'stderr'} warn;

events {
    worker_connections ${CONNECTIONS};
}

http {
    # Visits are not recorded.
    access_log off;
    sendfile on;
    tcp_nopush on;
${scratch === undefined ? '' : scratchPaths(scratch)}
    include site/http.conf;

${servers.trim().replaceAll(/^(?=.)/gm, '    ')}
}
`;

const scratchPaths = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `    ${kind}_temp_path "${folder}/${kind}";\n`)
    .join('');

/** A server that speaks plain http to a proxy, which takes care of https and of the names that it answers to. */
export const plainServer = ({ listen = ['8080', '[::]:8080'], root = '/srv/site' } = {}): string => `
server {
${listen.map((where) => `    listen ${where} default_server;`).join('\n')}
    root "${root}";
    include site/server.conf;
}
`;

interface Secure {
  /** The address of the site. */
  address: URL;
  plain?: readonly string[];
  secure?: readonly string[];
  root?: string;
  /** The folder with the certificate. */
  certificate?: string;
}

/** The name with `www.`, for a site without it, and the other way round. People type both. */
const otherName = (name: string): string => (name.startsWith('www.') ? name.slice(4) : `www.${name}`);

/**
 * Servers that face the world: https by Mozilla's intermediate profile, http only to lead there, and no answer for any
 * name but the site's.
 *
 * `http2` is in the `listen` line, where every nginx takes it; from 1.25.1 on it warns that it has moved.
 */
export const secureServers = ({
  address,
  plain = ['80', '[::]:80'],
  secure = ['443', '[::]:443'],
  root = '/srv/site/current',
  certificate = `/etc/letsencrypt/live/${address.hostname}`,
}: Secure): string => {
  const { hostname, host } = address;
  const listenPlain = (option = '') => plain.map((where) => `    listen ${where}${option};`).join('\n');
  const listenSecure = (option = '') =>
    secure.map((where) => `    listen ${where} ssl http2${option};`).join('\n');
  const certificates = `    ssl_certificate "${certificate}/fullchain.pem";
    ssl_certificate_key "${certificate}/privkey.pem";`;
  return `
ssl_protocols TLSv1.2 TLSv1.3;
ssl_ciphers ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-RSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384:ECDHE-RSA-AES256-GCM-SHA384:ECDHE-ECDSA-CHACHA20-POLY1305:ECDHE-RSA-CHACHA20-POLY1305;
ssl_prefer_server_ciphers off;
# A browser that comes back resumes its session, which saves a round trip under TLS 1.2 and the certificate under 1.3.
ssl_session_cache shared:site:10m;
ssl_session_timeout 1d;
# The key of tickets would never change until nginx is started again.
ssl_session_tickets off;

# Any other name: no answer.
server {
${listenPlain(' default_server')}
${listenSecure(' default_server')}
    ssl_reject_handshake on;
    return 444;
}
server {
${listenPlain()}
    server_name ${hostname} ${otherName(hostname)};
    location / {
        return 301 https://${host}$request_uri;
    }
    # How certbot proves that the name is ours.
    location /.well-known/acme-challenge/ {
        root /var/www/html;
    }
}
server {
${listenSecure()}
    server_name ${otherName(hostname)};
${certificates}
    return 301 https://${host}$request_uri;
}
server {
${listenSecure()}
    server_name ${hostname};
${certificates}
    root "${root}";
    include site/server.conf;
}
`;
};
