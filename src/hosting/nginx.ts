import {
  HASHED_FOLDERS,
  HEADERS,
  IMMUTABLE,
  MIXED_CASE,
  NOT_FOUND_FOLDERS,
  REVALIDATE,
  TEXT_KINDS,
  TYPES,
} from './rules.ts';

const WRITTEN = '# Written by the build from src/hosting/; a change here is lost.';

/** For nginx's `http` block: what each request means. The names begin with `site_` to keep clear of others. */
export const httpBlock = (): string => `${WRITTEN}

# The one address of the page that a normalised path may mean. The not-found pages are answers, not addresses.
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

# That page's file, if the request names the page by exactly this address.
map "$request_uri $site_page$is_args$args" $site_exact {
    default "";
    "~^(\\S*) \\1$" $site_page_file;
}

# Every other file. Pages have their own address; some files are for hosts, not for visitors.
map $uri $site_asset {
    default $uri;
    "~\\.(?:html|br|gz)$" "";
    "~^/_(?:headers|redirects)$" "";
}

map $uri $site_not_found {
    default /404.html;
${NOT_FOUND_FOLDERS.map((folder) => `    "~^${folder}" ${folder}404.html;`).join('\n')}
}

map $uri $site_caching {
    default "${REVALIDATE}";
${HASHED_FOLDERS.map((folder) => `    "~^${folder}" "${IMMUTABLE}";`).join('\n')}
}
`;

/** For a `server` block that says where it listens and where the built site is (`root`). Needs the brotli_static module. */
export const serverBlock = (): string => `${WRITTEN}

${Object.entries(HEADERS)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
add_header Cache-Control $site_caching always;

types {
${Object.entries(TYPES)
  .map(([kind, type]) => `    "${TEXT_KINDS.includes(kind) ? `${type}; charset=utf-8` : type}" ${kind};`)
  .join('\n')}
}
default_type application/octet-stream;

# Compressed once, at build.
brotli_static on;
gzip_static on;
gzip_vary on;
gzip off;

# What was found on disk is looked up again after ten seconds, so a new build shows by then.
open_file_cache max=2000 inactive=60s;
open_file_cache_valid 10s;
open_file_cache_errors on;

server_tokens off;
absolute_redirect off;
merge_slashes on;
large_client_header_buffers 4 16k;

error_page 404 $site_not_found;

location / {
    try_files $site_exact $site_asset @other;
}
location @other {
    if (-f $document_root$site_page_file) {
        return 301 $site_page$is_args$args;
    }
    return 404;
}
location ~ /404\\.html$ {
    internal;
}
`;

/**
 * A whole configuration for an nginx that serves nothing else and need not be root, as in the container;
 * whatever stands before it speaks TLS.
 */
export const wholeConfiguration = ({
  listen = '8080',
  root = '/srv/site',
  includes = '/etc/nginx/site',
  scratch = '/tmp',
} = {}): string => `${WRITTEN}

include /etc/nginx/modules-enabled/*.conf;
worker_processes auto;
pcre_jit on;
pid ${scratch}/nginx.pid;
error_log stderr warn;

events {
    worker_connections 4096;
}

http {
    # No record of visits is kept.
    access_log off;
    sendfile on;
    tcp_nopush on;
    client_body_temp_path ${scratch}/body;
    proxy_temp_path ${scratch}/proxy;
    fastcgi_temp_path ${scratch}/fastcgi;
    uwsgi_temp_path ${scratch}/uwsgi;
    scgi_temp_path ${scratch}/scgi;

    include ${includes}/http.conf;
    server {
        listen ${listen} default_server;
        root ${root};
        include ${includes}/server.conf;
    }
}
`;

/** The container file: Debian's nginx with its brotli module, and the built site. */
export const containerFile = (): string => `${WRITTEN}
FROM docker.io/library/debian:13-slim
RUN apt-get update \\
    && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
    && rm -rf /var/lib/apt/lists/*
COPY deploy/nginx/nginx.conf /etc/nginx/nginx.conf
COPY deploy/nginx/http.conf deploy/nginx/server.conf /etc/nginx/site/
COPY dist /srv/site
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-g", "daemon off;"]
`;
