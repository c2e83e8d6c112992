import { bundleScript } from '../../tools/integrations/offline.ts';
import { follow, isSaved, readTwoPages } from '../support/savedPages.ts';
import { PORTAL, test, type Link } from '../support/server.ts';
import { expect, type Page } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status').filter({ hasText: 'Saved copy' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const stores = async (page: Page) => (await page.evaluate(() => caches.keys())).sort();
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** Visits a page while the network is silent, until its saved copy shows. */
const visitInSilence = async (page: Page, link: Link, path: string) => {
  link.state = 'silent';
  await page.goto(link.url + path, { waitUntil: 'commit' });
  await expect(bar(page)).toBeVisible();
};

test('the second page brings the worker, but none does under data saver', async ({ page, link }) => {
  await page.goto(`${link.url}/about`);
  await page.evaluate(() => localStorage.setItem('data-saver', 'on'));
  await follow(page, '/privacy');
  await page.waitForLoadState('load');
  expect(await hasWorker(page)).toBe(false);
  expect(link.asked).not.toContain('/sw.js');
  await page.evaluate(() => localStorage.clear());
  await follow(page, '/about');
  await expect.poll(() => hasWorker(page)).toBe(true);
});

test('visited pages and the contact page open without a connection', async ({
  page,
  link,
  browserErrors,
}) => {
  await readTwoPages(page, link);
  // Nor does the browser's own cache help.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  link.state = 'gone';
  browserErrors.expect(/Failed to load resource/);
  const headings = new Map<string, string>();
  for (const path of ['/about', '/privacy', '/contact']) {
    await page.goto(link.url + path);
    headings.set(path, await heading(page).innerText());
    await expect(bar(page)).toHaveText('Saved copy of 3 February 2001. Load the page again');
    const loaded = () => [...document.fonts].filter(({ status }) => status === 'loaded').length;
    await expect.poll(() => page.evaluate(loaded)).toBeGreaterThan(1);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(heading(page)).toHaveText(headings.get('/about') ?? '');

  link.state = 'good';
  for (const [path, words] of headings) {
    await page.goto(link.url + path);
    await expect(bar(page)).toBeHidden();
    await expect(heading(page)).toHaveText(words);
  }
});

test('a former address leads to the saved page', async ({ page, link, browserErrors }) => {
  await readTwoPages(page, link, '/about', '/services/immunity-drips');
  link.state = 'gone';
  browserErrors.expect(/Failed to load resource/);
  await page.goto(`${link.url}/services/vitamin-bottle`);
  await expect(page).toHaveURL(`${link.url}/services/immunity-drips`);
  await expect(bar(page)).toBeVisible();
});

test('a page that is not saved says so, and comes with the connection', async ({
  page,
  link,
  browserErrors,
}) => {
  await readTwoPages(page, link, '/about', '/yoga');
  link.state = 'gone';
  browserErrors.expect(/Failed to load resource/);
  await page.goto(`${link.url}/gallery`);
  await expect(heading(page)).toHaveText('There is no connection');
  const saved = page.getByRole('main').getByRole('listitem').getByRole('link').filter({ visible: true });
  await expect(saved).toHaveCount(3);
  const paths = await saved.evaluateAll((links) => links.map((one) => one.getAttribute('href')));
  expect(paths.sort()).toEqual(['/about', '/contact', '/yoga']);
  // The connection comes back while the visitor leaves: the page that is left must not come in place of the other.
  await page.evaluate(() => addEventListener('beforeunload', () => dispatchEvent(new Event('online'))));
  await follow(page, '/about');
  await expect(bar(page)).toBeVisible();
  await page.goto(`${link.url}/gallery`);
  link.state = 'good';
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heading(page)).not.toHaveText('There is no connection');
});

test('the saved copy shows while the network is silent', async ({ page, link }) => {
  await readTwoPages(page, link);
  link.change = (_path, text) => text.replace('</h1>', ' anew</h1>');
  await visitInSilence(page, link, '/about');
  await expect(heading(page)).not.toHaveText(/anew/);
  link.resume();
  await expect(heading(page)).toHaveText(/anew/);
  await expect(bar(page)).toHaveCount(0);
});

test('a fresh page does not come while a visitor uses the saved one', async ({ page, link }) => {
  await readTwoPages(page, link);
  await visitInSilence(page, link, '/contact');
  await page.locator('header summary').click();
  // If the page loads again, its evaluation ends with an error.
  const told = await page.evaluateHandle(() => ({
    outcome: new Promise((done) => {
      navigator.serviceWorker.addEventListener('message', () => {
        addEventListener('beforeunload', () => done('left'));
        requestAnimationFrame(() => requestAnimationFrame(() => done('stayed')));
      });
    }),
  }));
  link.resume();
  expect(await told.evaluate(({ outcome }) => outcome)).toBe('stayed');
  await expect(page.locator('header details')).toHaveAttribute('open');
});

test('a page is asked for once, and does not wait for a worker that hangs as it starts', async ({
  page,
  link,
}) => {
  // It has started once, to be installed, and never will again.
  link.change = (path, text) => (path === '/sw.js' ? `while (self.registration.active);${text}` : text);
  await readTwoPages(page, link);
  const session = await page.context().newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  link.asked = [];
  await page.goto(`${link.url}/about`);
  await expect(heading(page)).toBeVisible();
  expect(link.asked.filter((path) => path === '/about')).toHaveLength(1);
});

// Only changes to the worker itself can cause these.
test.describe('the worker', { tag: '@extended' }, () => {
  for (const state of ['portal', 'redirect'] as const)
    test(`never saves what a captive portal answers: ${state}`, async ({ page, link, browserErrors }) => {
      await readTwoPages(page, link);
      link.change = (path, text) => (path === '/portal' ? PORTAL : text);
      link.state = state;
      await page.goto(`${link.url}/about`);
      await page.goto(`${link.url}/gallery`);
      if (state === 'portal') await expect(heading(page)).toHaveText('Pay for the network');
      link.state = 'gone';
      browserErrors.expect(/Failed to load resource|404/);
      await page.goto(`${link.url}/about`);
      await expect(bar(page)).toBeVisible();
      await page.goto(`${link.url}/gallery`);
      await expect(heading(page)).toHaveText('There is no connection');
    });

  for (const [fault, text] of [
    ['it fails to install', 'addEventListener("install", (event) => event.waitUntil(Promise.reject()));'],
    ['storage is denied', 'caches.open = () => Promise.reject(new DOMException("", "SecurityError"));'],
    [
      'storage is full',
      'Cache.prototype.put = () => Promise.reject(new DOMException("", "QuotaExceededError"));',
    ],
    ['it cannot be read', 'this is no script;'],
  ] as const)
    test(`is not needed where ${fault}`, async ({ page, link }) => {
      link.change = (path, original) => (path === '/sw.js' ? text + original : original);
      await page.goto(`${link.url}/about`);
      await follow(page, '/privacy');
      await expect.poll(() => link.asked).toContain('/sw.js');
      await expect.poll(() => hasWorker(page)).toBe(false);
      await follow(page, '/about');
      await expect(heading(page)).toBeVisible();
      await expect(bar(page)).toHaveCount(0);
    });

  test('saves at most forty pages, of at most 120 KB, and always the contact page', async ({
    page,
    link,
  }) => {
    await readTwoPages(page, link);
    const sizes: Record<string, number> = { '/gallery': 120_000, '/services': 120_001 };
    link.change = (path, text) => text.padEnd((sizes[path] ?? 0) - Buffer.byteLength(text) + text.length);
    const save = (path: string) =>
      page.evaluate(async (saved) => {
        const { active } = await navigator.serviceWorker.ready;
        active?.postMessage([location.origin + saved]);
      }, path);
    await save('/services');
    await save('/gallery');
    await expect.poll(() => isSaved(page, '/gallery')).toBe(true);
    await page.evaluate(async () => {
      const pages = await caches.open('pages');
      const largest = await pages.match('/gallery');
      for (let count = 0; count < 45; count += 1)
        if (largest) await pages.put(`/gallery?${count}`, largest.clone());
    });
    await save('/restore');
    const saved = () =>
      page.evaluate(async () => {
        const requests = await (await caches.open('pages')).keys();
        return requests.map(({ url }) => url.slice(location.origin.length));
      });
    await expect.poll(async () => (await saved()).length).toBe(38);
    expect(await saved()).toContain('/restore');
    expect(await saved()).not.toContain('/services');
    expect(await isSaved(page, '/contact')).toBe(true);
  });

  test('of an older release never shows an old page', async ({ page, link }) => {
    await readTwoPages(page, link);
    for (let count = 0; count < 20; count += 1) {
      const release = `release ${Math.floor(count / 4)}`;
      link.change = (path, text) =>
        path === '/sw.js' ? `${text}\n// ${release}` : text.replace('</h1>', ` ${release}</h1>`);
      await page.goto(link.url + (['/about', '/privacy', '/contact', '/'][count % 4] ?? '/'));
      await expect(heading(page)).toContainText(release);
    }
  });

  test('of a new release takes over once no page is open', async ({ page, context, link }) => {
    await readTwoPages(page, link);
    const [first = ''] = (await stores(page)).filter((name) => name !== 'pages');
    for (const release of ['second', 'third', 'fourth']) {
      link.change = (path, text) => (path === '/sw.js' ? text.replaceAll(first, release) : text);
      await page.goto(`${link.url}/about`);
      await expect.poll(() => stores(page)).toEqual([first, 'pages', release].sort());
    }
    const worker = context.serviceWorkers().at(-1);
    await page.close();
    // Chromium 156 may leave a page unanswered if it is asked for in the few milliseconds in which the old worker stops. No
    // visitor is that quick, so the test waits.
    await expect.poll(() => worker?.evaluate(() => caches.keys())).toEqual(['pages', 'fourth']);
    const next = await context.newPage();
    await next.goto(`${link.url}/about`);
    expect(await stores(next)).toEqual(['fourth', 'pages']);
  });

  test('is removed with all it saved at the next visit once it is switched off', async ({ page, link }) => {
    await readTwoPages(page, link);
    const { script: removal } = await bundleScript('offline/removal');
    link.change = (path, text) => (path === '/sw.js' ? removal : text);
    await page.goto(`${link.url}/about`);
    await expect.poll(() => hasWorker(page)).toBe(false);
    expect(await stores(page)).toEqual([]);
  });
});
