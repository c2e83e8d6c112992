/** A form service over real HTTP that fails in any way a test asks for. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

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

const end = (response: ServerResponse, status: number, headers: Record<string, string>, body = '') => {
  response.writeHead(status, { ...CORS, ...headers }).end(body);
};

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Accepts the entry; redirects a request for HTML, as form services do. */
export const accept: Reaction = {
  keeps: true,
  react: (response, { headers, fields }) => {
    if (headers.accept?.includes('text/html')) end(response, 303, { Location: fields['_next'] ?? '' });
    else end(response, 200, JSON_TYPE, '{"ok":true}');
  },
};

export const answer = (status: number, headers: Record<string, string> = {}, body = ''): Reaction => ({
  keeps: status >= 200 && status < 300 && !/error|robot/.test(body),
  react: (response) => end(response, status, headers, body),
});

/** Refuses the entry, in JSON with status 200. */
export const declineKindly: Reaction = {
  keeps: false,
  react: (response) => end(response, 200, JSON_TYPE, '{"success":"false","message":"not activated"}'),
};

/** Answers with invalid JSON. */
export const nonsense: Reaction = {
  keeps: false,
  react: (response) => end(response, 200, JSON_TYPE, '<b>Warning</b>: mail() has been disabled'),
};

/** Answers with something that is not HTTP. */
export const noise: Reaction = {
  keeps: false,
  react: (response) => response.socket?.end('\u0000\u0001 nothing to see here\r\n\r\n'),
};

/** Accepts the entry, then cuts the connection before the answer. */
export const cutAfterBody: Reaction = { keeps: true, react: (response) => response.socket?.destroy() };

/** Accepts the entry, then cuts the connection in the middle of the answer. */
export const cutMidAnswer: Reaction = {
  keeps: true,
  react: (response) => {
    response.writeHead(200, { ...CORS, ...JSON_TYPE, 'Content-Length': '200' });
    response.write('{"ok":', () => response.socket?.destroy());
  },
};

/** Never answers. */
export const silence: Reaction = { keeps: false, react: () => undefined };

/** Does not answer, and hangs up after a while, as servers do. */
export const hangUp: Reaction = {
  keeps: false,
  react: (response) => void setTimeout(() => response.socket?.destroy(), 3000),
};

/** Accepts the entry, but its answer lacks the CORS headers that would let the page read it. */
export const unreadable: Reaction = {
  keeps: true,
  react: (response) => response.writeHead(200).end(),
};

/** Accepts the entry, and answers only when `go` is called. */
export const later = () => {
  let go = (): void => undefined;
  const told = new Promise<void>((resolve) => (go = resolve));
  const reaction: Reaction = {
    keeps: true,
    react: (response, received) => void told.then(() => accept.react(response, received)),
  };
  return { reaction, go };
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
    await new Promise<void>((done) => this.#server.listen(this.port, '127.0.0.1', done));
    const address = this.#server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  async close(): Promise<void> {
    await new Promise<void>((done) => {
      this.#server.close(() => done());
      this.#server.closeAllConnections();
    });
  }

  reset(): void {
    this.received = [];
    this.kept = new Map();
    this.reactions = [];
    this.usual = () => accept;
    this.keepsAlive = true;
  }

  /** The ids that arrived, repeats included. */
  get ids(): string[] {
    return this.received.map(({ fields }) => fields['submissionId'] ?? '');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      // The browser closed the connection before the request was complete.
      return;
    }
    const body = Buffer.concat(chunks).toString();
    const fields =
      request.headers['content-type']?.startsWith('text/plain') === true
        ? (JSON.parse(body) as Record<string, string>)
        : Object.fromEntries(new URLSearchParams(body));
    const received = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: request.headers,
      fields,
    };
    this.received.push(received);
    response.shouldKeepAlive = this.keepsAlive;
    const { keeps, react } = this.reactions.shift() ?? this.usual(received);
    if (keeps) {
      const id = fields['submissionId'] ?? `without an id, ${this.kept.size}`;
      const before = this.kept.get(id);
      if (before && JSON.stringify(before.fields) !== JSON.stringify(fields))
        throw new Error(`Two entries have the id ${id}.`);
      this.kept.set(id, received);
    }
    react(response, received);
  }
}
