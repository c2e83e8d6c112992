import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHONE } from '../fixtures/places.ts';
import { drawn, layoutShift } from '../fixtures/quiet.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(PHONE);

let server: Server | undefined;

test.afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves the site, whose home page stops where `place` says until it is told to go on. */
const stopping = async (site: string, place: (html: Buffer) => number) => {
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((done) => (goOn = done));
  const serving = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const answer = await fetch(new URL(path, site));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      if (path !== '/') return void response.end(body);
      const stop = place(body);
      response.write(body.subarray(0, stop));
      await told;
      response.end(body.subarray(stop));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  server = serving;
  await new Promise<void>((done) => serving.listen(0, '127.0.0.1', done));
  const { port } = serving.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, goOn };
};

/** Where a share of an element, the first of its kind from the heading on, has been written. */
const within = (tag: string, share: number) => (html: Buffer) => {
  const start = html.indexOf(`<${tag}`, html.indexOf('<h1'));
  const end = html.indexOf(`</${tag}>`, start);
  return Math.round(start + (end - start) * share);
};

for (const [tag, share] of [
  ['h1', 0],
  ['h1', 0.6],
  ['p', 0.2],
  ['p', 0.9],
] as const) {
  test(`nothing moves in the first view when the page stops at ${share * 100}% of its <${tag}>`, async ({
    page,
    baseURL,
  }) => {
    const { url, goOn } = await stopping(baseURL ?? '', within(tag, share));
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sixfold', exact: true })).toBeVisible();
    await drawn(page);
    goOn();
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Room for the button of the film, whose words the script changes.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
  });
}
