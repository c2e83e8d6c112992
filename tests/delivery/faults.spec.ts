import {
  answer,
  cutAfterBody,
  cutMidAnswer,
  declineKindly,
  noise,
  nonsense,
  silence,
  unreadable,
} from './service.ts';
import {
  alert,
  button,
  checkAccessible,
  ENTRY,
  expect,
  expectEmpty,
  expectEntry,
  field,
  fill,
  open,
  openWithLateAnswer,
  passPause,
  SUCCESS,
  test,
  type Page,
} from './test.ts';

const TRIES = 4;

/** The page says these words and gives other ways to get in touch; the entry is still in the form. */
const expectTold = async (page: Page, words: string) => {
  await expect(alert(page)).toContainText(words);
  await expect(alert(page)).toContainText('Example House, 1 Example Street');
  await expect(alert(page).getByRole('link')).toHaveAttribute('href', 'tel:+442079460123');
  await expect(button(page)).toHaveText('Send message');
  await expectEntry(page);
};

/** Submits the same entry again, successfully. */
const tryAgain = async (page: Page) => {
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  await expectEmpty(page);
};

/** Chromium logs failed requests to the console, except those that the page aborted. */
const REPORTED = { tag: '@reported' };

test.beforeEach(({ browserErrors }, { tags }) => {
  if (tags.includes(REPORTED.tag)) browserErrors.expect(/Failed to load resource|CORS/);
});

test('server down: reported after four tries, sent once it is up', REPORTED, async ({ page, service }) => {
  await open(page);
  await fill(page);
  await service.close();
  let failed = 0;
  page.on('requestfailed', () => (failed += 1));
  await button(page).click();
  for (let tried = 1; tried < TRIES; tried += 1) {
    // The message is the same from the first failure on, so count the failures.
    await expect.poll(() => failed).toBe(tried);
    await passPause(page);
  }
  await expectTold(page, 'nothing has told us that your message arrived');
  expect(service.received).toHaveLength(0);
  await checkAccessible(page);
  await service.open();
  await tryAgain(page);
  expect(service.received).toHaveLength(1);
});

test('silence: each try ends at its time limit', async ({ page, service }) => {
  service.usual = () => silence;
  await open(page);
  await fill(page);
  await button(page).click();
  for (let tried = 1; tried <= TRIES; tried += 1) {
    await expect.poll(() => service.received.length).toBe(tried);
    await page.clock.fastForward(15_000);
    if (tried < TRIES) await passPause(page);
  }
  await expectTold(page, 'nothing has told us that your message arrived');
  expect(new Set(service.ids).size).toBe(1);
  service.reset();
  await tryAgain(page);
});

test('slow: an answer within the time limit is accepted', async ({ page, service }) => {
  const go = await openWithLateAnswer(page, service);
  await button(page).click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.clock.fastForward(10_000);
  await expect(button(page)).toHaveText('Sending…');
  go();
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(service.received).toHaveLength(1);
});

for (const [name, reaction] of Object.entries({
  '500': answer(500),
  '503 with a page': answer(503, { 'Content-Type': 'text/html' }, '<h1>Back soon</h1>'),
  'connection cut after the body': cutAfterBody,
  'server killed mid-answer': cutMidAnswer,
  'an answer without CORS headers': unreadable,
  'an answer that is not HTTP': noise,
})) {
  test(`${name}, then 200: tried again with the same id, kept once`, REPORTED, async ({ page, service }) => {
    service.reactions = [reaction];
    service.keepsAlive = false;
    await open(page);
    await fill(page);
    await button(page).click();
    await passPause(page, 2000);
    await expect(alert(page)).toHaveText(SUCCESS);
    await expectEmpty(page);
    expect(service.received).toHaveLength(2);
    expect(new Set(service.ids).size).toBe(1);
    expect(service.kept.size).toBe(1);
  });
}

for (const code of [408, 425]) {
  test(`${code}, then 200: tried again with the same id`, REPORTED, async ({ page, service }) => {
    service.reactions = [answer(code)];
    await open(page);
    await fill(page);
    await button(page).click();
    await passPause(page, 2000);
    await expect(alert(page)).toHaveText(SUCCESS);
    expect(service.received).toHaveLength(2);
    expect(new Set(service.ids).size).toBe(1);
  });
}

test(
  '409 after a lost answer: the service knows the id, so the entry arrived',
  REPORTED,
  async ({ page, service }) => {
    service.reactions = [cutAfterBody];
    service.usual = () => answer(409);
    service.keepsAlive = false;
    await open(page);
    await fill(page);
    await button(page).click();
    await passPause(page, 2000);
    await expect(alert(page)).toHaveText(SUCCESS);
    await expectEmpty(page);
    expect(service.kept.size).toBe(1);
  },
);

test('429 with Retry-After: not tried again before then', REPORTED, async ({ page, service }) => {
  service.reactions = [answer(429, { 'Retry-After': '20' })];
  await open(page);
  await fill(page);
  await button(page).click();
  await passPause(page, 15_000);
  await expect(button(page)).toHaveText('Sending…');
  expect(service.received).toHaveLength(1);
  await page.clock.fastForward(6000);
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(service.received).toHaveLength(2);
});

test('429 that asks for an hour: reported at once', REPORTED, async ({ page, service }) => {
  service.reactions = [answer(429, { 'Retry-After': '3600' })];
  await open(page);
  await fill(page);
  await button(page).click();
  await expectTold(page, 'nothing has told us that your message arrived');
  expect(service.received).toHaveLength(1);
  await tryAgain(page);
});

for (const [name, reaction] of Object.entries({
  '400': answer(400, { 'Content-Type': 'application/json' }, '{"error":"no"}'),
  '404': answer(404),
  '409': answer(409),
})) {
  test(`${name}: reported at once, not tried again automatically`, REPORTED, async ({ page, service }) => {
    service.reactions = [reaction];
    await open(page);
    await fill(page);
    await button(page).click();
    await expectTold(page, 'your message could not be taken');
    await page.clock.fastForward(60_000);
    expect(service.received).toHaveLength(1);
    await tryAgain(page);
    expect(new Set(service.ids).size).toBe(1);
  });
}

for (const [name, reaction] of Object.entries({
  'a redirect': answer(302, { Location: 'http://site.localhost:8800/' }),
  'invalid JSON': nonsense,
  'a refusal with status 200': declineKindly,
  'an error with status 200': answer(
    200,
    { 'Content-Type': 'application/json' },
    '{"error":"quota exceeded"}',
  ),
  'a puzzle with status 200': answer(200, { 'Content-Type': 'text/html' }, '<h1>Are you a robot?</h1>'),
})) {
  test(`${name}: reported as a refusal`, async ({ page, service }) => {
    service.reactions = [reaction];
    await open(page);
    await fill(page);
    await button(page).click();
    await expectTold(page, 'your message could not be taken');
    expect(service.received).toHaveLength(1);
    await tryAgain(page);
  });
}

test('an entry changed after a failure gets a new id', REPORTED, async ({ page, service }) => {
  service.reactions = [answer(400), answer(400)];
  await open(page);
  await fill(page);
  await button(page).click();
  await expectTold(page, 'your message could not be taken');
  await field(page, 'text').fill('Something else');
  await expect(alert(page)).toHaveText('');
  await button(page).click();
  await expect(alert(page)).toContainText('could not be taken');
  await fill(page);
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(new Set(service.ids).size).toBe(3);
});

test('reload while sending: the entry is restored, called unconfirmed, and sent again with the same id', async ({
  page,
  service,
}) => {
  service.reactions = [silence];
  await open(page);
  await fill(page);
  await button(page).click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.reload();
  await expectTold(page, 'nothing tells us whether it arrived');
  await page.clock.fastForward(60_000);
  await tryAgain(page);
  expect(new Set(service.ids).size).toBe(1);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expectEmpty(page);
});

test('a draft survives a reload, and other tabs do not see it', async ({ page, context }) => {
  await open(page);
  await fill(page, { ...ENTRY, email: '' });
  await page.evaluate(() => {
    // The browser must not restore the fields itself, or this would test the browser.
    document.querySelector('form')?.setAttribute('autocomplete', 'off');
  });
  await page.reload();
  await expectEntry(page, { ...ENTRY, email: '' });
  await expect(alert(page)).toHaveText('');
  await field(page, 'email').fill(ENTRY.email);
  await page.goto('/about');
  await page.goto('/contact');
  await expectEntry(page);
  const other = await context.newPage();
  await other.goto('/contact');
  await other.clock.install();
  await field(other, 'firstName').focus();
  await expect(other.locator('form[data-hydrated]')).toBeVisible();
  await expectEmpty(other);
});

test(
  'offline and back online: reported, kept, sent on request',
  REPORTED,
  async ({ page, context, service }) => {
    await open(page);
    await fill(page);
    await context.setOffline(true);
    await button(page).click();
    await expectTold(page, 'You seem to be offline');
    await checkAccessible(page);
    await context.setOffline(false);
    await expectTold(page, 'You are online again');
    expect(service.received).toHaveLength(0);
    await tryAgain(page);
    expect(service.received).toHaveLength(1);
  },
);

test(
  'a connection lost between tries is reported as offline',
  REPORTED,
  async ({ page, context, service }) => {
    service.reactions = [answer(500)];
    await open(page);
    await fill(page);
    await button(page).click();
    await expect(page.getByRole('status')).toContainText('taking longer');
    await context.setOffline(true);
    await page.clock.fastForward(2000);
    await expectTold(page, 'You seem to be offline');
    await context.setOffline(false);
    await expectTold(page, 'You are online again');
    await tryAgain(page);
    expect(new Set(service.ids).size).toBe(1);
  },
);

test('if the browser refuses storage, everything else works', REPORTED, async ({ page, service }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  });
  service.reactions = [answer(400)];
  await open(page);
  await fill(page);
  await button(page).click();
  await expectTold(page, 'your message could not be taken');
  await tryAgain(page);
  expect(new Set(service.ids).size).toBe(1);
});
