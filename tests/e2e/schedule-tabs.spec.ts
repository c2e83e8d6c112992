import { expectHydrated, holdScripts, hydrate, island } from '../support/islands.ts';
import { PHONE } from '../support/devices.ts';
import { DAY_PARTS } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

type Part = (typeof DAY_PARTS)[number];

const tab = (page: Page, part: Part) => page.getByRole('tab', { name: part, exact: true });
const link = (page: Page, part: Part) => page.getByRole('link', { name: part, exact: true });

/** The panel of a part of the day, by its heading. */
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

test('the first tab is selected initially', async ({ page }) => {
  await page.goto('/activities');
  await expectOnly(page, 'Morning');
  await hydrate(page, 'ScheduleTabs');
  await expect(page.getByRole('tab')).toHaveText([...DAY_PARTS]);
  await expectSelected(page, 'Morning');
});

test('selecting a tab shows its timetable', async ({ page }) => {
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

for (const part of DAY_PARTS) {
  test(`the address of ${part} marks its tab before the script is there, and nothing moves then`, async ({
    page,
  }) => {
    await page.goto(`/activities#${part.toLowerCase()}`);
    await expectOnly(page, part);
    const lines = () =>
      page
        .locator('.schedule-tabs a')
        .evaluateAll((tabs) => tabs.map((one) => getComputedStyle(one).borderColor));
    const top = () => panel(page, part).evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = { lines: await lines(), top: await top() };
    expect(new Set(before.lines)).toHaveProperty('size', 2);
    await hydrate(page, 'ScheduleTabs');
    await expectSelected(page, part);
    expect({ lines: await lines(), top: await top() }).toEqual(before);
  });
}

test('arrow keys, Home and End move the selection and wrap', async ({ page }) => {
  await page.goto('/activities');
  await link(page, 'Morning').focus();
  await expectHydrated(page, island('ScheduleTabs'));
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

test('Tab moves from the selected tab into its panel', async ({ page }) => {
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await tab(page, 'Morning').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Morning', exact: true })).toBeFocused();
});

test('an address with the fragment of a part opens that part', async ({ page }) => {
  await page.goto('/activities#evening');
  await expectOnly(page, 'Evening');
  await expect(panel(page, 'Evening')).toBeInViewport();
  await hydrate(page, 'ScheduleTabs');
  await expectSelected(page, 'Evening');
});

test('an address with another fragment opens the first part', async ({ page }) => {
  await page.goto('/activities#night');
  await expectOnly(page, 'Morning');
  await hydrate(page, 'ScheduleTabs');
  await expectSelected(page, 'Morning');
});

test('selecting a tab changes the fragment without a new history entry', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await tab(page, 'Midday').click();
  await expect(page).toHaveURL('/activities#midday');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('a part selected before hydration stays selected', async ({ page }) => {
  await page.goto('/activities');
  const release = await holdScripts(page);
  await link(page, 'Afternoon').click();
  await expectOnly(page, 'Afternoon');
  release();
  await expectHydrated(page, island('ScheduleTabs'));
  await expectSelected(page, 'Afternoon');
});

test.describe('by touch', () => {
  test.use(PHONE);

  test('tapping a tab shows its timetable, and the page does not jump', async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ viewport: PHONE.viewport, javaScriptEnabled: false });

  test('all five parts can be read, and the links lead to them', async ({ page }) => {
    await page.goto('/activities');
    for (const part of DAY_PARTS) await expect(panel(page, part)).toBeVisible();
    await link(page, 'Evening').click();
    await expect(panel(page, 'Evening')).toBeInViewport();
  });
});

test('all five parts are printed', async ({ page }) => {
  await page.goto('/activities');
  await hydrate(page, 'ScheduleTabs');
  await page.emulateMedia({ media: 'print' });
  for (const part of DAY_PARTS) await expect(panel(page, part)).toBeVisible();
});
