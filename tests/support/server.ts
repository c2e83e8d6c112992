import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
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
  /** What happens to requests for films from now on. */
  films: 'good' | 'slow' | 'missing' | 'gone';
  /** The addresses asked for. */
  asked: string[];
}

/** The bytes in a packet on a slow connection, and the milliseconds between two: 400 kbit/s. */
const PACKET = 1400;
const PACE = 28;

const trickle = async (body: Buffer, response: ServerResponse): Promise<void> => {
  for (let sent = 0; sent < body.length && !response.destroyed; sent += PACKET) {
    response.write(body.subarray(sent, sent + PACKET));
    await setTimeout(PACE);
  }
  response.end();
};

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
    films: 'good',
    asked: [],
  };

  const forward = (path: string, request: IncomingMessage, response: ServerResponse, slow: boolean) => {
    const { range } = request.headers;
    const headers = { 'accept-encoding': 'identity', ...(range && { range }) };
    const reply = async (answer: IncomingMessage) => {
      const { 'content-length': _, ...kept } = answer.headers;
      const whole = await buffer(answer);
      const isText = /html|javascript/.test(kept['content-type'] ?? '');
      const body = isText ? Buffer.from(link.change(path, whole.toString())) : whole;
      const stop = link.stopAfter(path, body);
      response.writeHead(answer.statusCode ?? 500, { ...kept, date: DATE });
      if (slow) return trickle(body, response);
      response.write(body.subarray(0, stop));
      if (stop < body.length) held.push(() => response.end(body.subarray(stop)));
      else response.end();
      return undefined;
    };
    ask(site + path, { headers }, (answer) => void reply(answer)).end();
  };

  const server = createServer((request, response) => {
    const { url: path = '/', socket } = request;
    link.asked.push(path);
    const films = path.endsWith('.mp4') ? link.films : 'good';
    const send = () => forward(path, request, response, films === 'slow');
    if (link.state === 'gone' || films === 'gone') socket.destroy();
    else if (films === 'missing') response.writeHead(404).end();
    else if (link.state === 'silent') held.push(send);
    else if (link.state === 'portal') response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    else if (link.state === 'redirect' && path !== '/portal')
      response.writeHead(302, { location: '/portal' }).end();
    else send();
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
