import { DAY_PARTS, SERVICES } from '../fixtures/routes.ts';
import { pathOf, seen, textOf } from './look.ts';
import { expect, test } from './test.ts';

test.use({ scripting: false });

test('the text, the menu and the parts of the day are there', async ({ visitor }) => {
  await visitor.open('/activities');
  expect(await seen(visitor, '.tab-panel h3')).toBe(DAY_PARTS.length);
  await visitor.click('header summary');
  await expect.poll(() => seen(visitor, '.services-list a')).toBe(SERVICES.length + 1);
  await visitor.click('.services-list a[href="/services/grounding"]');
  await expect.poll(() => pathOf(visitor)).toBe('/services/grounding');
  const hidden = await visitor.ask(
    () =>
      [...document.querySelectorAll('main :is(h1, h2, p, li, img)')].filter((one) => !one.checkVisibility())
        .length,
    null,
  );
  expect(hidden).toBe(0);
  expect(await textOf(visitor, 'h1')).toBe('Grounding');
});
