// Serves the built site as a host would, following the rules in rules.ts. `npm start` runs it. PORT sets another port,
// ROOT another folder. It answers only this machine; HOST=0.0.0.0 lets others on the network in.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { resolve as resolvePath, extname, join, sep } from 'node:path';
import send from 'send';
import { resolve } from './resolve.ts';
import { caching, HEADERS, REVALIDATE, TEXT_KINDS, TYPES } from './rules.ts';

const LOOPBACK = '127.0.0.1';

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
 * @param options.patience how long a connection may do nothing, or take to send a request, in milliseconds
 * @throws if the folder contains no site, or the port is taken
 */
export const serve = async ({
  root = 'dist',
  port = 0,
  host = LOOPBACK,
  patience = 10_000,
} = {}): Promise<Served> => {
  if (!existsSync(join(root, 'index.html'))) {
    throw new Error(`There is no built site in ${root}/. Build it with: npm run build`);
  }
  const folder = realpathSync(resolvePath(root));
  const limits = {
    headersTimeout: patience,
    requestTimeout: patience,
    keepAliveTimeout: patience,
    connectionsCheckingInterval: patience / 4,
  };
  const server = createServer(limits, (request, response) => answer(folder, request, response));
  // Also one that sends no request at all, and one that does not take its answer.
  server.setTimeout(patience);
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Name another: PORT=8080`) : error,
      ),
    );
    server.listen(port, host, listening);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://${host === LOOPBACK ? 'localhost' : isIP(host) === 6 ? `[${host}]` : host}:${taken}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
};

const answer = (root: string, request: IncomingMessage, response: ServerResponse): void => {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  const end = (status: number, headers: Record<string, string> = {}): void => {
    response.writeHead(status, { 'Cache-Control': REVALIDATE, ...headers }).end();
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    end(405, { Allow: 'GET, HEAD' });
    return;
  }

  const isFile = (file: string) => {
    const path = join(root, file);
    // A link may not lead out of the folder.
    return existsSync(path) && realpathSync(path).startsWith(root + sep) && statSync(path).isFile();
  };
  const found = resolve(request.url ?? '/', isFile);
  if (found.status === 400) {
    end(400);
    return;
  }
  if (found.status === 301) {
    end(301, { Location: found.location });
    return;
  }

  const { status, file } = found;
  const kind = extname(file).slice(1);
  const type = TYPES[kind] ?? 'application/octet-stream';
  const text = TEXT_KINDS.includes(kind);
  response.statusCode = status;
  response.setHeader('Content-Type', text ? `${type}; charset=utf-8` : type);
  response.setHeader('Cache-Control', caching(file));
  if (text) response.setHeader('Vary', 'Accept-Encoding');
  const accepted = text ? encodings(request).find(([, ending]) => isFile(file + ending)) : undefined;
  if (accepted) response.setHeader('Content-Encoding', accepted[0]);

  send(request, encodeURI(file + (accepted?.[1] ?? '')), {
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

const PRECOMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The encodings that the browser accepts and the build has made, best first. */
const encodings = ({ headers }: IncomingMessage) => {
  const accepted = (headers['accept-encoding']?.toString() ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return PRECOMPRESSED.filter(([name]) => accepted.includes(name));
};

if (import.meta.main) {
  try {
    const { PORT = '4321', ROOT = 'dist', HOST = LOOPBACK } = process.env;
    const { url } = await serve({ root: ROOT, port: Number(PORT), host: HOST });
    console.log(`The site is at ${url}`);
    if (HOST !== LOOPBACK)
      console.log(`HOST=${HOST}: other machines that reach this address can open it too.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
