import { describe, expect, test } from 'vitest';
import { deployFiles, HOST_FILES, siteFiles } from '../../../tools/hosting/hostFiles.ts';
import { HEADERS, IMMUTABLE, REVALIDATE, TEXT_KINDS, TYPES } from '../../../tools/hosting/rules.ts';

const deployed = deployFiles(new URL('https://www.example.org'));
const file = (name: string) => deployed[name] ?? '';

describe('Netlify and Cloudflare Pages are told', () => {
  test('headers for everything, a year for hashed files', () => {
    const [all = '', hashed = ''] = siteFiles['_headers']?.split('\n/_astro/*\n') ?? [];
    expect(all).toMatch(/^\/\*\n/);
    for (const [name, value] of Object.entries(HEADERS)) expect(all).toContain(`\n  ${name}: ${value}\n`);
    expect(hashed).toBe(`  Cache-Control: ${IMMUTABLE}\n`);
  });

  test('every way to write a mixed address leads to it, and folders have their not-found page', () => {
    expect(siteFiles['_redirects']?.split('\n')).toEqual([
      '/6r-programme /6R-Programme 301',
      '/6r-Programme /6R-Programme 301',
      '/6r-PROGRAMME /6R-Programme 301',
      '/6R-programme /6R-Programme 301',
      '/6R-PROGRAMME /6R-Programme 301',
      '/services/* /services/404.html 404',
      '',
    ]);
  });
});

describe('nginx is told', () => {
  test('every header, type, caching and not-found page of the rules, and what it must not serve', () => {
    const [http, server] = [file('nginx/http.conf'), file('nginx/server.conf')];
    for (const [name, value] of Object.entries(HEADERS)) {
      const variable = /add_header (\S+) (\$\S+) always;/g;
      const [, , set = ''] = [...server.matchAll(variable)].find(([, header]) => header === name) ?? [];
      expect(http).toContain(`map $status ${set} {\n    volatile;\n    default "${value}";`);
    }
    for (const [kind, type] of Object.entries(TYPES))
      expect(server).toContain(
        `\n    "${type}${TEXT_KINDS.includes(kind) ? '; charset=utf-8' : ''}" ${kind};`,
      );
    expect(http).toContain('"~*^/6R-Programme(?:/|\\.html)?$" /6R-Programme;');
    expect(http).toContain('"~^/services/" /services/404.html;');
    expect(http).toContain(`default "${REVALIDATE}";`);
    expect(http).toContain(`:/_astro/" "${IMMUTABLE}";`);
    for (const name of HOST_FILES) expect(http).toContain(`\n    /${name} "";`);
  });

  test('on a machine of one’s own, to answer to the site’s name only, by https', () => {
    const own = file('nginx/nginx.conf');
    for (const line of [
      'user www-data;',
      'listen 443 ssl http2 default_server;',
      'listen [::]:80;',
      'server_name www.example.org example.org;',
      'return 301 https://www.example.org$request_uri;',
      'ssl_certificate /etc/letsencrypt/live/www.example.org/fullchain.pem;',
      'root /srv/site/current;',
    ])
      expect(own).toContain(`    ${line}\n`.trimStart());
    const bare = deployFiles(new URL('https://example.org'))['nginx/nginx.conf'];
    expect(bare).toContain('server_name example.org www.example.org;');
  });

  test('in a container, to answer plain http to any name, and to write only into /tmp', () => {
    const inside = file('nginx/container.conf');
    for (const line of ['listen 8080 default_server;', 'root /srv/site;', 'pid /tmp/nginx.pid;'])
      expect(inside).toContain(line);
    expect(inside).not.toMatch(/ssl|\/var\/|^user/m);
    expect(file('Containerfile')).toContain('COPY dist /srv/site\n');
    expect(file('Containerfile')).toContain('deploy/nginx/server.conf /etc/nginx/site/');
  });

  test('to allow as many open files as its connections and the files it keeps open need', () => {
    for (const name of ['nginx/nginx.conf', 'nginx/container.conf']) {
      const number = (directive: string) => Number(new RegExp(`${directive} (\\d+);`).exec(file(name))?.[1]);
      const kept = Number(/open_file_cache max=(\d+)/.exec(file('nginx/server.conf'))?.[1]);
      expect(number('worker_rlimit_nofile')).toBeGreaterThan(number('worker_connections') + kept);
    }
  });
});
