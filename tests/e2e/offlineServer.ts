import { createServer, request as ask, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server between the browser and the built site that can fail in every way a connection does. */
export interface Connection {
  url: string;
  /** What happens to requests from now on. */
  state: 'good' | 'gone' | 'silent' | 'portal' | 'redirect';
  /** Changes the text of an answer, as another release would. */
  change: (path: string, text: string) => string;
  /** Answers what the silence has held back. */
  speak: () => void;
  /** The addresses asked for. */
  asked: string[];
  close: () => void;
}

/** What a hotel's network answers in place of a page. */
export const PORTAL = '<!doctype html><title>Hotel</title><h1>Pay for the network</h1>';

/** The time that the server's clock shows. */
const DATE = 'Sat, 03 Feb 2001 04:05:06 GMT';

export const connect = async (site: string): Promise<Connection> => {
  const held: (() => void)[] = [];

  const forward = (path: string, response: ServerResponse) => {
    const asking = ask(site + path, { headers: { 'accept-encoding': 'identity' } }, (answer) => {
      const { 'content-length': _, ...headers } = answer.headers;
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        const isText = /html|javascript/.test(headers['content-type'] ?? '');
        response.writeHead(answer.statusCode ?? 500, { ...headers, date: DATE });
        response.end(isText ? connection.change(path, body.toString()) : body);
      });
    });
    asking.end();
  };

  const server = createServer(({ url: path = '/', socket }, response) => {
    connection.asked.push(path);
    if (connection.state === 'gone') socket.destroy();
    else if (connection.state === 'silent') held.push(() => forward(path, response));
    else if (connection.state === 'portal')
      response.writeHead(200, { 'content-type': 'text/html' }).end(PORTAL);
    else if (connection.state === 'redirect' && path !== '/portal')
      response.writeHead(302, { location: '/portal' }).end();
    else forward(path, response);
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));

  const connection: Connection = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    state: 'good',
    change: (_path, text) => text,
    speak: () => held.splice(0).forEach((answer) => answer()),
    asked: [],
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return connection;
};
