// Serves the built site as a host would, by the rules of src/hosting/. `npm start` runs it; PORT names another port, ROOT another folder.
import { existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve as resolvePath, extname, join } from 'node:path';
import send from 'send';
import { resolve } from '../src/hosting/resolve.ts';
import { caching, HEADERS, REVALIDATE, TEXT_KINDS, TYPES } from '../src/hosting/rules.ts';

export interface Served {
  /** Where the site is, without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

/**
 * Starts serving a built site.
 * @param options.root the folder it was built into
 * @param options.port 0 takes any free port
 * @throws when the folder holds no site, or the port is taken
 */
export const serve = async ({ root = 'dist', port = 0 } = {}): Promise<Served> => {
  const folder = resolvePath(root);
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built site in ${root}/. Build it with: npm run build`);
  }
  const server = createServer((request, response) => answer(folder, request, response));
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(
        error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Name another: PORT=8080`) : error,
      ),
    );
    server.listen(port, listening);
  });
  const address = server.address();
  const taken = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://localhost:${taken}`,
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

  const isFile = (file: string) => existsSync(join(root, file)) && statSync(join(root, file)).isFile();
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
    dotfiles: 'allow',
    // A not-found page is sent whole.
    acceptRanges: status === 200,
  })
    .on('error', (error: { status?: number }) => end(error.status ?? 500))
    .pipe(response);
};

const PRECOMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** The encodings of precompressed files that the browser takes, best first. */
const encodings = ({ headers }: IncomingMessage) => {
  const accepted = (headers['accept-encoding']?.toString() ?? '')
    .split(',')
    .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  return PRECOMPRESSED.filter(([name]) => accepted.includes(name));
};

if (import.meta.main) {
  try {
    const { PORT = '4321', ROOT = 'dist' } = process.env;
    const { url } = await serve({ root: ROOT, port: Number(PORT) });
    console.log(`The site is at ${url}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
