// Serves the built site as a host would, following the rules in rules.ts. `npm start` runs it. PORT sets another port,
// ROOT another folder. It answers only this machine; HOST=0.0.0.0 lets others on the network in.
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve as resolvePath } from 'node:path';
import send from 'send';
import { resolve } from './resolve.ts';
import { caching, HEADERS, REVALIDATE, TEXT_KINDS, TYPES, type Redirects } from './rules.ts';
import { reasonOf } from '../reasonOf.ts';

const LOOPBACK = '127.0.0.1';

/** The endings of compressed copies, best first. */
const COMPRESSED = { br: '.br', gzip: '.gz' };

export interface Served {
  /** The address of the site, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts serving a built site.
 * @param options.root the folder with the built site
 * @param options.port 0 for any free port
 * @param options.host the address to listen on
 * @throws if the folder contains no site, or the port is taken
 */
export const serve = async ({ root = 'dist', port = 0, host = LOOPBACK } = {}): Promise<Served> => {
  if (!existsSync(join(root, 'index.html')))
    throw new Error(`There is no built site in ${root}/. Build it with: npm run build`);
  const redirects = readRedirects(root);
  const server = createServer((request, response) =>
    answer({ root: resolvePath(root), redirects }, request, response),
  );
  await once(server.listen(port, host), 'listening').catch((error: unknown) => {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Error(`Port ${port} is taken. Name another: PORT=8080`) : error;
  });
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host === LOOPBACK ? 'localhost' : host}:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
};

/** The former addresses that the build has written beside the site; none beside a site from elsewhere. */
const readRedirects = (root: string): Redirects => {
  const file = join(root, '../deploy/redirects.json');
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
};

const answer = (
  { root, redirects }: { root: string; redirects: Redirects },
  request: IncomingMessage,
  response: ServerResponse,
): unknown => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const end = (status: number, headers: Record<string, string> = {}) =>
    response.writeHead(status, { 'Cache-Control': REVALIDATE, ...headers }).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { Allow: 'GET, HEAD' });
  const isFile = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
  const found = resolve(request.url ?? '/', isFile, redirects);
  if (found.status === 400) return end(400);
  if (found.status === 301) return end(301, { Location: found.location });

  const { status, file } = found;
  const kind = extname(file).slice(1);
  response.statusCode = status;
  response.setHeader('Content-Type', TYPES[kind] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', status === 200 ? caching(file) : REVALIDATE);
  let ending = '';
  if (TEXT_KINDS.includes(kind)) {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = request.headers['accept-encoding']?.toString() ?? '';
    const best = Object.entries(COMPRESSED).find(
      ([encoding, suffix]) => accepted.includes(encoding) && isFile(file + suffix),
    );
    if (best) response.setHeader('Content-Encoding', best[0]);
    ending = best?.[1] ?? '';
  }
  return send(request, encodeURI(file + ending), {
    root,
    index: false,
    cacheControl: false,
    // `resolve` has decided; `.well-known` is allowed.
    dotfiles: 'allow',
    // Never send part of a not-found page.
    acceptRanges: status === 200,
  })
    .on('error', (error: { status?: number }) => end(error.status ?? 500))
    .pipe(response);
};

if (import.meta.main) {
  try {
    const { PORT = '4321', ROOT = 'dist', HOST = LOOPBACK } = process.env;
    const { url } = await serve({ root: ROOT, port: Number(PORT), host: HOST });
    console.log(`The site is at ${url}`);
    if (HOST !== LOOPBACK)
      console.log(`HOST=${HOST}: other machines that reach this address can open it too.`);
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = 1;
  }
}
