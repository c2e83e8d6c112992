import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHONE } from '../fixtures/places.ts';
import { drawn, layoutShift } from '../fixtures/quiet.ts';
import { expect, test } from '../fixtures/test.ts';

test.use(PHONE);

/** The site, whose home page stops at some words until it is told to go on. */
const stopping = async (site: string, words: string) => {
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((done) => (goOn = done));
  const server: Server = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const answer = await fetch(new URL(path, site));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      const stop = path === '/' ? body.indexOf(words, body.indexOf('<h1>')) : 0;
      if (stop < 0) throw new Error(`The home page does not hold "${words}".`);
      if (stop > 0) {
        response.write(body.subarray(0, stop));
        await told;
      }
      response.end(body.subarray(stop));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, goOn, server };
};

for (const words of ['<h1>', 'detox and human', '8-day', 'Represent.</p>']) {
  test(`nothing moves in the first view when its rest, from "${words}" on, arrives late`, async ({
    page,
    baseURL,
  }) => {
    const { url, goOn, server } = await stopping(baseURL ?? '', words);
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sixfold', exact: true })).toBeVisible();
    await drawn(page);
    goOn();
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Room for the button of the film, whose words the script changes.
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.005);
    server.close();
    server.closeAllConnections();
  });
}
