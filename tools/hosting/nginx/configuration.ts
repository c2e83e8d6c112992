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
