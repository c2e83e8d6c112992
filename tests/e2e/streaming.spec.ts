import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PHONE } from '../support/devices.ts';
import { waitForPaint, cumulativeLayoutShift } from '../support/timing.ts';
import { expect, test } from '../support/test.ts';

test.use(PHONE);

let server: Server | undefined;

test.afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves the site, but sends the home page only up to an offset until `resume` is called. */
const serveInterrupted = async (site: string, offsetIn: (html: Buffer) => number) => {
  let resume: () => void = () => undefined;
  const resumed = new Promise<void>((done) => (resume = done));
  const serving = createServer((request, response) => {
    void (async () => {
      const path = request.url ?? '/';
      const answer = await fetch(new URL(path, site));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
      if (path !== '/') return void response.end(body);
      const stop = offsetIn(body);
      response.write(body.subarray(0, stop));
      await resumed;
      response.end(body.subarray(stop));
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  server = serving;
  await new Promise<void>((done) => serving.listen(0, '127.0.0.1', done));
  const { port } = serving.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, resume };
};

/** The offset of a share of the first such element from the heading on. */
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
  test(`nothing moves in the first view when the page is interrupted at ${share * 100}% of its <${tag}>`, async ({
    page,
    baseURL,
  }) => {
    const { url, resume } = await serveInterrupted(baseURL ?? '', within(tag, share));
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sixfold', exact: true })).toBeVisible();
    await waitForPaint(page);
    resume();
    await page.waitForLoadState();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Allows for the film's button, whose label the script changes.
    expect(await cumulativeLayoutShift(page)).toBeLessThanOrEqual(0.005);
  });
}
