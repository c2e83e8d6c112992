/** A form service over real HTTP that fails in any way a test asks for. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  fields: Record<string, string>;
}

/** What the service does with one request: whether it keeps the entry, and how it answers. */
export interface Reaction {
  keeps: boolean;
  react: (response: ServerResponse, received: Received) => void;
}

const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'Retry-After' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Accepts the entry; redirects a request for HTML, as form services do. */
const accept: Reaction = {
  keeps: true,
  react: (response, { headers, fields }) => {
    if (headers.accept?.includes('text/html')) response.writeHead(303, { Location: fields['_next'] }).end();
    else response.writeHead(200, { ...CORS, ...JSON_TYPE }).end('{"ok":true}');
  },
};

/** Answers without keeping the entry. */
export const answer = (status: number, headers: Record<string, string> = {}): Reaction => ({
  keeps: false,
  react: (response) => response.writeHead(status, { ...CORS, ...headers }).end(),
});

/** Keeps the entry, and cuts the connection in the middle of the answer. */
export const cutMidAnswer: Reaction = {
  keeps: true,
  react: (response) => {
    response.writeHead(200, { ...CORS, ...JSON_TYPE, 'Content-Length': '200' });
    response.write('{"ok":', () => response.socket?.destroy());
  },
};

/** Keeps the entry, but its answer lacks the CORS headers that would let the page read it. */
export const unreadable: Reaction = { keeps: true, react: (response) => response.writeHead(200).end() };

/** Never answers, and hangs up after a while, as servers do. */
export const silence: Reaction = {
  keeps: false,
  react: (response) => void setTimeout(() => response.socket?.destroy(), 60_000),
};

export class Service {
  /** Every request, including preflights and repeats. */
  received: Received[] = [];
  /** What the operator reads: entries by id, without repeats. Entries without an id get a key of their own. */
  kept = new Map<string, Received>();
  /** How to react to the next requests, in order. After them comes `usual`. */
  reactions: Reaction[] = [];
  usual: (received: Received) => Reaction = () => accept;
  /** Whether connections stay open. On one that does and turns out to be dead, Chromium itself repeats a request. */
  keepsAlive = true;

  port = 0;
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async open(): Promise<void> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    ({ port: this.port } = this.#server.address() as AddressInfo);
  }

  async close(): Promise<void> {
    const closed = once(this.#server.close(), 'close');
    this.#server.closeAllConnections();
    await closed;
  }

  reset(): void {
    this.received = [];
    this.kept = new Map();
    this.reactions = [];
    this.usual = () => accept;
    this.keepsAlive = true;
  }

  /** The different ids that arrived. */
  get ids(): string[] {
    return [...new Set(this.received.map(({ fields }) => fields['submissionId'] ?? ''))];
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // The browser may close the connection before the request is complete.
    const body = await text(request).catch(() => undefined);
    if (body === undefined) return;
    const { method = '', url: path = '', headers } = request;
    const fields = Object.fromEntries(new URLSearchParams(body));
    const received = { method, path, headers, fields };
    this.received.push(received);
    response.shouldKeepAlive = this.keepsAlive;
    const { keeps, react } = this.reactions.shift() ?? this.usual(received);
    if (keeps) this.#keep(received);
    react(response, received);
  }

  #keep(received: Received): void {
    const id = received.fields['submissionId'] ?? `without an id, ${this.kept.size}`;
    const before = this.kept.get(id);
    if (before && JSON.stringify(before.fields) !== JSON.stringify(received.fields))
      throw new Error(`Two entries have the id ${id}.`);
    this.kept.set(id, received);
  }
}
