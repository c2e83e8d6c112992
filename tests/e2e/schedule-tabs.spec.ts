import { expectLive, holdScripts, hydrate, island } from '../fixtures/islands.ts';
import { PHONE } from '../fixtures/places.ts';
import { DAY_PARTS } from '../fixtures/routes.ts';
import { expect, test, type Page } from '../fixtures/test.ts';

type Part = (typeof DAY_PARTS)[number];

const tab = (page: Page, part: Part) => page.getByRole('tab', { name: part, exact: true });
const link = (page: Page, part: Part) => page.getByRole('link', { name: part, exact: true });

/** The panel of a part, by its heading. */
const panel = (page: Page, part: Part) => page.getByRole('heading', { level: 3, name: part, exact: true });

const expectOnly = async (page: Page, part: Part) => {
  await expect(panel(page, part)).toBeVisible();
  for (const other of DAY_PARTS) if (other !== part) await expect(panel(page, other)).toBeHidden();
};

const expectSelected = async (page: Page, part: Part) => {
  await expect(tab(page, part)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(page.getByRole('tabpanel', { name: part, exact: true })).toBeVisible();
  await expectOnly(page, part);
};

test('the first tab is selected at the beginning', async ({ page }) => {
  await page.goto('/activities');
  await expectOnly(page, 'Morning');
  await hydrate(page, 'ScheduleTabs');
  await expect(page.getByRole('tab')).toHaveText([...DAY_PARTS]);
  await expectSelected(page, 'Morning');
});

test('choosing a tab shows its timed list', async ({ page }) => {
  await page.goto('/activities');
  for (const part of [...DAY_PARTS].reverse()) {
    const choice = page.getByRole('main').locator(`a[href="#${part.toLowerCase()}"]`);
    await choice.click();
    await expectSelected(page, part);
    const lines = page.getByRole('tabpanel').getByRole('listitem');
    expect(await lines.count()).toBeGreaterThan(0);
    for (const text of await lines.allInnerTexts()) {
      expect(text.replace(/\s+/g, ' ')).toMatch(/^(\d{1,2}:\d\d [AP]M|Sunset) - \S/);
    }
  }
});

test('the keys of the tabs pattern move the selection and wrap', async ({ page }) => {
  await page.goto('/activities');
  await link(page, 'Morning').focus();
  await expectLive(page, island('ScheduleTabs'));
  await expect(tab(page, 'Morning')).toBeFocused();
  for (const [key, part] of [
    ['ArrowLeft', 'Evening'],
    ['ArrowRight', 'Morning'],
    ['ArrowRight', 'Mid-Morning'],
    ['End', 'Evening'],
    ['Home', 'Morning'],
  ] as const) {
    await page.keyboard.press(key);
    await expectSelected(page, part);
    await expect(tab(page, part)).toBeFocused();
  }
});

test('Tab goes from the selected tab into its panel', async ({ page }) => {
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await tab(page, 'Morning').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Morning', exact: true })).toBeFocused();
});

test('an address with a part opens that part', async ({ page }) => {
  await page.goto('/activities#evening');
  await expectOnly(page, 'Evening');
  await expect(panel(page, 'Evening')).toBeInViewport();
  await hydrate(page, 'ScheduleTabs');
  await expectSelected(page, 'Evening');
});

test('an address with something else opens the first part', async ({ page }) => {
  await page.goto('/activities#night');
  await expectOnly(page, 'Morning');
  await hydrate(page, 'ScheduleTabs');
  await expectSelected(page, 'Morning');
});

test('choosing a tab writes the part into the address without a new step in the history', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await tab(page, 'Midday').click();
  await expect(page).toHaveURL('/activities#midday');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a part chosen before React arrives stays chosen', async ({ page }) => {
  await page.goto('/activities');
  const release = await holdScripts(page);
  await link(page, 'Afternoon').click();
  await expectOnly(page, 'Afternoon');
  release();
  await expectLive(page, island('ScheduleTabs'));
  await expectSelected(page, 'Afternoon');
});

test.describe('under a finger', () => {
  test.use(PHONE);

  test('tapping a tab shows its list, and nothing on the page jumps', async ({ page }) => {
    await page.goto('/activities');
    await link(page, 'Morning').scrollIntoViewIfNeeded();
    await hydrate(page, 'ScheduleTabs');
    await tab(page, 'Midday').tap();
    await expectSelected(page, 'Midday');
    const before = await page.evaluate(() => scrollY);
    await tab(page, 'Evening').tap();
    await expectSelected(page, 'Evening');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });
});

test.describe('without script', () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test('all five parts can be read, and the links lead to them', async ({ page }) => {
    await page.goto('/activities');
    for (const part of DAY_PARTS) await expect(panel(page, part)).toBeVisible();
    await link(page, 'Evening').tap();
    await expect(panel(page, 'Evening')).toBeInViewport();
  });
});

test('on paper all five parts are printed', async ({ page }) => {
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await page.emulateMedia({ media: 'print' });
  for (const part of DAY_PARTS) await expect(panel(page, part)).toBeVisible();
});
