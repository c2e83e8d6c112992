import { expect, test, type Page } from '@playwright/test';
import { OURS, SITE, sitemapPaths, UNLISTED } from './ask.ts';

/** Every kind of page a visitor can see, the two not-found pages included. */
const everyPage = async () => [...(await sitemapPaths()), ...UNLISTED, '/nothing', '/services/nothing'];

/** Collects everything the page was refused, from its first byte on. */
const recordRefusals = async (page: Page): Promise<string[]> => {
  const refusals: string[] = [];
  await page.exposeFunction('refused', (what: string) => refusals.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { refused } = window as unknown as { refused: (what: string) => void };
      refused(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample} (${event.sourceFile})`);
    });
  });
  page.on('console', (message) => {
    if (/Content.Security.Policy|Trusted|Permissions.Policy/i.test(message.text()))
      refusals.push(message.text());
  });
  page.on('pageerror', (error) => refusals.push(error.message));
  return refusals;
};

/** Uses whatever the page offers: hydrates every island, presses every button, opens every menu and dialog. */
const useEverything = async (page: Page): Promise<void> => {
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.locator('> *').first().dispatchEvent('focusin');
    await expect(island).not.toHaveAttribute('ssr');
  }
  await page.evaluate(() => {
    const parts = 'summary, button, [role=tab], [role=button], a.tile';
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      if (!part.closest('form')) part.click();
      document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    }
  });
  // A form that delivers is left alone: somebody would have to read what comes of it.
  const form = page.locator('main form[method=dialog]');
  if (await form.count()) {
    for (const field of await form.locator('input, textarea').all()) {
      const type = await field.getAttribute('type');
      await field.fill(type === 'email' ? 'ada@example.org' : type === 'tel' ? '2079460123' : 'Ada');
    }
    await form.locator('button').click();
    await expect(page.getByRole('alert')).toHaveText('Form Submitted Successfully!');
  }
};

/** Opens every page; uses everything on the first of each kind (services differ in words only). */
const visitAll = async (page: Page, refusals: string[]): Promise<void> => {
  const used = new Set<string>();
  for (const path of await everyPage()) {
    const kind = path.replace(/^\/services\/.+/, '/services/*');
    if (used.has(kind) && !OURS) continue; // a published site is spared
    await page.goto(SITE + path);
    if (!used.has(kind)) await useEverything(page);
    used.add(kind);
    expect(refusals, path).toEqual([]);
  }
};

test('nothing on any page is refused, whatever a visitor does there', async ({ page }) => {
  const refusals = await recordRefusals(page);
  await visitAll(page, refusals);
});

test('nothing is refused either when the page’s own policy comes as a header', async ({ page }) => {
  const refusals = await recordRefusals(page);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    const own = /<meta http-equiv="content-security-policy" content="([^"]*)">/.exec(body)?.[1];
    expect(own, route.request().url()).toBeDefined();
    const headers = response.headers();
    headers['content-security-policy'] = `${headers['content-security-policy'] ?? ''}, ${own ?? ''}`;
    await route.fulfill({ response, body, headers });
  });
  await visitAll(page, refusals);
});

test('the policy does refuse what nobody wrote', async ({ page }) => {
  const refusals = await recordRefusals(page);
  await page.goto(`${SITE}/contact`);
  await page
    .evaluate(() => {
      const script = document.createElement('script');
      script.append('document.title = "owned"');
      document.body.append(script);
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">');
    })
    .catch(() => undefined);
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(await page.title()).not.toBe('owned');
});

test('no page sets a cookie or asks anybody else for anything', async ({ page, context }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(SITE) && !request.url().startsWith('data:')) strangers.push(request.url());
  });
  await visitAll(page, []);
  expect(strangers).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});
