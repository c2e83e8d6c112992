import { answer, silence } from './service.ts';
import { alert, button, expect, expectSent, open, passUntil, send, test } from './test.ts';

test.beforeEach(({ browserErrors }) => browserErrors.expect(/|/));

test('closed in the pause between two tries, the page sends the entry along under its id', async ({
  page,
  service,
}) => {
  service.reactions = [answer(500)];
  await open(page);
  await send(page);
  await expect(page.getByRole('status')).toContainText('taking longer');
  expect(service.kept.size).toBe(0);
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => service.kept.size).toBe(1);
  expect(service.ids).toHaveLength(1);
});

test('left during a later try, the page sends the entry along; on return it is unconfirmed, and known to the service', async ({
  page,
  service,
}) => {
  service.reactions = [answer(500), silence()];
  await open(page);
  await send(page);
  await passUntil(page, () => service.received.length === 2);
  await page.goto('/about');
  await expect.poll(() => service.kept.size).toBe(1);
  service.usual = () => answer(409);
  await page.goto('/contact');
  await expect(alert(page)).toContainText('nothing tells us whether it arrived');
  await page.clock.resume();
  await button(page).click();
  await expectSent(page);
  expect(service.ids).toHaveLength(1);
});
