import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base } from './test.ts';

/** A server between the browser and the built site that can fail in every way a connection does. */
export interface Link {
  url: string;
  /** What happens to requests from now on. */
  state: 'good' | 'gone' | 'silent' | 'portal' | 'redirect';
  /** Changes the text of an answer, as another release would. */
  change: (path: string, text: string) => string;
  /** After how many bytes of an answer the server falls silent; by default never. */
  stopAfter: (path: string, body: Buffer) => number;
  /** Ends the silence, and sends what it has held back. */
  resume: () => void;
  /** The addresses asked for. */
  asked: string[];
}

/** What a hotel's network answers in place of a page. */
export const PORTAL = '<!doctype html><title>Hotel</title><h1>Pay for the network</h1>';

/** The time that the server's clock shows. */
const DATE = 'Sat, 03 Feb 2001 04:05:06 GMT';

const connect = async (site: string) => {
  const held: (() => void)[] = [];
  const link: Link = {
    url: '',
    state: 'good',
    change: (_path, text) => text,
    stopAfter: () => Infinity,
    resume: () => {
      link.state = 'good';
      held.splice(0).forEach((send) => send());
    },
    asked: [],
  };

  const forward = (path: string, response: ServerResponse) => {
    const asking = ask(site + path, { headers: { 'accept-encoding': 'identity' } }, (answer) => {
      const { 'content-length': _, ...headers } = answer.headers;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const whole = Buffer.concat(chunks);
        const isText = /html|javascript/.test(headers['content-type'] ?? '');
        const body = isText ? Buffer.from(link.change(path, whole.toString())) : whole;
        const stop = link.stopAfter(path, body);
        response.writeHead(answer.statusCode ?? 500, { ...headers, date: DATE });
        response.write(body.subarray(0, stop));
        if (stop < body.length) held.push(() => response.end(body.subarray(stop)));
        else response.end();
      });
    });
    asking.end();
  };

  const server = createServer(({ url: path = '/', socket }, response) => {
    link.asked.push(path);
    if (link.state === 'gone') socket.destroy();
    else if (link.state === 'silent') held.push(() => forward(path, response));
    else if (link.state === 'portal') response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    else if (link.state === 'redirect' && path !== '/portal')
      response.writeHead(302, { location: '/portal' }).end();
    else forward(path, response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  link.url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return { link, server };
};

/** The tests’ `test`, with such a server in front of the site. */
export const test = base.extend<{ link: Link }>({
  link: async ({ baseURL }, use) => {
    const { link, server } = await connect(baseURL ?? '');
    await use(link);
    server.close();
    server.closeAllConnections();
  },
});
