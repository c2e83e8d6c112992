import { DAY_PARTS, SERVICES } from '../support/routes.ts';
import { pathOf, countVisible, textOf } from './inspect.ts';
import { expect, test } from './test.ts';

test.use({ scripting: false });

test('text, menu and all parts of the day are shown', async ({ session }) => {
  await session.goto('/activities');
  expect(await countVisible(session, '.schedule-panel h3')).toBe(DAY_PARTS.length);
  await session.click('header summary');
  await expect.poll(() => countVisible(session, '.services-panel a')).toBe(SERVICES.length + 1);
  await session.click('.services-panel a[href="/services/grounding"]');
  await expect.poll(() => pathOf(session)).toBe('/services/grounding');
  const hidden = await session.evaluate(
    () =>
      [...document.querySelectorAll('main :is(h1, h2, p, li, img)')].filter((one) => !one.checkVisibility())
        .length,
    null,
  );
  expect(hidden).toBe(0);
  expect(await textOf(session, 'h1')).toBe('Grounding');
});
