import { HEADERS, TYPES } from '../rules.ts';
import { GENERATED } from './configuration.ts';

/** The variable that holds the value of a header. */
export const variable = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/**
 * The part for a `server` block, which must itself set the port (`listen`) and the folder of the built site (`root`).
 * Needs the brotli_static module.
 */
export const serverBlock = (): string => `${GENERATED}

${Object.keys(HEADERS)
  .map((name) => `add_header ${name} ${variable(name)} always;`)
  .join('\n')}
add_header Cache-Control $site_caching always;

types {
${Object.entries(TYPES)
  .map(([kind, type]) => `    "${type}" ${kind};`)
  .join('\n')}
}
default_type application/octet-stream;

# The build has compressed every text file already.
brotli_static on;
gzip_static on;
gzip_vary on;
gzip off;

# nginx looks at the disk again after ten seconds, so a new build shows by then.
open_file_cache max=2000 inactive=60s;
open_file_cache_valid 10s;
open_file_cache_errors on;

absolute_redirect off;
merge_slashes on;
large_client_header_buffers 4 16k;

error_page 404 $site_not_found;

if ($site_redirect) {
    return 301 $site_redirect;
}
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
