import { expect, test, type Page } from '@playwright/test';
import { SITE, sitemapPaths, UNLISTED } from './ask.ts';
import { asPage } from './pages.ts';

/** Records everything that the browser blocks on the page, from the first byte on. */
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

/** Applies each page's own policy from the first byte on. In a `<meta>` it does not bind what stands before it. */
const sendPolicyAsHeader = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = await response.text();
    const read = asPage(route.request().url(), body);
    const own = read.value('meta', { 'http-equiv': 'content-security-policy' }, 'content');
    expect(own, read.path).not.toBe('');
    const headers = response.headers();
    headers['content-security-policy'] = `${headers['content-security-policy'] ?? ''}, ${own}`;
    return route.fulfill({ response, body, headers });
  });

/** Uses everything on the page: hydrates every island, presses every button, opens every menu and dialog. */
const useEverything = async (page: Page): Promise<void> => {
  for (const island of await page.locator('astro-island').all()) {
    await island.scrollIntoViewIfNeeded();
    await island.locator('> *').first().dispatchEvent('hydrate');
    await expect(island).not.toHaveAttribute('ssr');
  }
  await page.evaluate(() => {
    const parts = 'summary, button, [role=tab], [role=button], a.tile';
    for (const part of document.querySelectorAll<HTMLElement>(parts)) {
      if (!part.closest('form')) part.click();
      document.querySelectorAll('dialog').forEach((dialog) => dialog.close());
    }
  });
  // A form that delivers is left alone, so that nobody has to read a test message.
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

test('whatever a visitor does, no page blocks anything, sets a cookie or loads from another site', async ({
  page,
  context,
}) => {
  const refusals = await recordRefusals(page);
  await sendPolicyAsHeader(page);
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(SITE) && !request.url().startsWith('data:')) others.push(request.url());
  });
  const used = new Set<string>();
  for (const path of [...(await sitemapPaths()), ...UNLISTED, '/nothing', '/services/nothing']) {
    // Services differ only in their text. What a page blocks as it opens fails `site-wide`, which opens each of them.
    const kind = path.startsWith('/services/') && path !== '/services/nothing' ? '/services/*' : path;
    if (used.has(kind)) continue;
    used.add(kind);
    await page.goto(SITE + path);
    await useEverything(page);
    expect(refusals, path).toEqual([]);
  }
  expect(others).toEqual([]);
  expect(await context.cookies()).toEqual([]);
});

test('the policy blocks what the site did not write', async ({ page }) => {
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
