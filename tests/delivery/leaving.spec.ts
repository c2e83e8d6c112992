import { answer, silence } from './service.ts';
import { alert, button, expect, fill, open, openWithLateAnswer, SUCCESS, test } from './test.ts';

test.beforeEach(({ browserErrors }) => browserErrors.expect(/|/));

for (const where of ['/about', 'closed'] as const) {
  test(`a page ${where === 'closed' ? 'closed' : 'left'} in the pause between two tries: the entry is sent along, once more under its id`, async ({
    page,
    service,
  }) => {
    service.reactions = [answer(500)];
    await open(page);
    await fill(page);
    await button(page).click();
    await expect(page.getByRole('status')).toContainText('taking longer');
    expect(service.kept.size).toBe(0);
    await (where === 'closed' ? page.close({ runBeforeUnload: true }) : page.goto(where));
    await expect.poll(() => service.kept.size).toBe(1);
    expect(new Set(service.ids).size).toBe(1);
  });
}

test('a page left before anything was sent: the entry is sent along', async ({ page, service }) => {
  await open(page);
  // Makes the page act as if it had just been opened, so that it waits before it sends.
  await page.evaluate(() => (performance.now = () => 0));
  await fill(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Sending…');
  expect(service.received).toHaveLength(0);
  await page.goto('/about');
  await expect.poll(() => service.kept.size).toBe(1);
});

test('a page left during a later try: the entry is sent along, and called unconfirmed on return', async ({
  page,
  service,
}) => {
  service.reactions = [answer(500), silence];
  await open(page);
  await fill(page);
  await button(page).click();
  await expect(page.getByRole('status')).toContainText('taking longer');
  await page.clock.fastForward(2000);
  await expect.poll(() => service.received.length).toBe(2);
  await page.goto('/about');
  await expect.poll(() => service.kept.size).toBe(1);
  // The service knows the id by now, and says so.
  service.usual = () => answer(409);
  await page.goto('/contact');
  await expect(alert(page)).toContainText('nothing tells us whether it arrived');
  await page.clock.resume();
  await button(page).click();
  await expect(alert(page)).toHaveText(SUCCESS);
  expect(new Set(service.ids).size).toBe(1);
});

test('a page left during the first try, which outlives it: the entry arrives under one id', async ({
  page,
  service,
}) => {
  const go = await openWithLateAnswer(page, service);
  await button(page).click();
  await expect.poll(() => service.received.length).toBe(1);
  await page.goto('/about');
  go();
  await expect.poll(() => service.kept.size).toBe(1);
  expect(new Set(service.ids).size).toBe(1);
});
