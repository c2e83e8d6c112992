import { beforeHydration, expectHydrated, hydrate } from '../support/islands.ts';
import { DAY_PARTS } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';

type Part = (typeof DAY_PARTS)[number];

/** The accent #577b7f and the panel #f9f9f9, as browsers compute them. */
const ACCENT = 'rgb(87, 123, 127)';
const PANEL = 'rgb(249, 249, 249)';

const hash = (part: Part) => `#${part.toLowerCase()}`;
const tab = (page: Page, part: Part) => page.getByRole('tab', { name: part, exact: true });
/** A tab as the link that it is before hydration, and stays. */
const choice = (page: Page, part: Part) => page.locator(`.schedule-tabs [href="${hash(part)}"]`);
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

test('the first tab is selected; each shows its lines and changes the address', async ({ page }) => {
  await page.goto('/contact');
  await page.goto('/activities');
  await expectOnly(page, 'Morning');
  await hydrate(page, 'ScheduleTabs');
  await expectSelected(page, 'Morning');
  await expect(tab(page, 'Morning')).toHaveCSS('border-bottom-color', ACCENT);
  await expect(tab(page, 'Morning')).toHaveAttribute('aria-controls', 'morning');
  await expect(page.getByRole('tablist')).toHaveAccessibleName(/\w/);
  await expect(page.getByRole('tabpanel')).toHaveCSS('background-color', PANEL);
  for (const part of DAY_PARTS.toReversed()) {
    await choice(page, part).click();
    await expectSelected(page, part);
    await expect(page).toHaveURL(`/activities${hash(part)}`);
    const lines = await page.getByRole('tabpanel').getByRole('listitem').allInnerTexts();
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line.replace(/\s+/g, ' ')).toMatch(/^(\d{1,2}:\d\d [AP]M|Sunset) - \S/);
  }
  await page.goBack();
  await expect(page).toHaveURL('/contact');
});

test('an address marks its tab before the script is there, and nothing moves then', async ({ page }) => {
  for (const [fragment, part] of [
    ['#midday', 'Midday'],
    ['#evening', 'Evening'],
    ['#night', 'Morning'],
  ] as const) {
    // Otherwise only the fragment would change.
    await page.goto('about:blank');
    await page.goto(`/activities${fragment}`);
    await expectOnly(page, part);
    const look = () =>
      page
        .locator('.schedule-tabs a, .schedule-panel')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((one) => [getComputedStyle(one).borderColor, one.getBoundingClientRect().top + scrollY]),
        );
    const before = await look();
    await hydrate(page, 'ScheduleTabs');
    await expectSelected(page, part);
    expect(await look()).toEqual(before);
  }
  for (const fragment of ['#evening', '#night']) {
    await page.evaluate((to) => (location.hash = to), fragment);
    await expectSelected(page, 'Evening');
  }
});

test('keys move the selection and wrap; Tab leads into the panel', async ({ page }) => {
  await page.goto('/activities');
  await choice(page, 'Morning').focus();
  await expectHydrated(page, 'ScheduleTabs');
  await expect(tab(page, 'Morning')).toBeFocused();
  const press = async (key: string, part: Part) => {
    await page.keyboard.press(key);
    await expectSelected(page, part);
    await expect(tab(page, part)).toBeFocused();
  };
  // Keys of the browser's own stay its own.
  for (const key of ['Control+End', 'Alt+End', 'ArrowDown', 'Space']) await press(key, 'Morning');
  await press('ArrowLeft', 'Evening');
  await press('ArrowRight', 'Morning');
  await press('End', 'Evening');
  await press('Home', 'Morning');
  await tab(page, 'Midday').click();
  await press('ArrowRight', 'Afternoon');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Afternoon' })).toBeFocused();
});

test('a part selected before hydration stays selected, and keys move on from it', async ({ page }) => {
  await page.goto('/activities');
  await beforeHydration(page, 'ScheduleTabs', async () => {
    await choice(page, 'Afternoon').click();
    await expectOnly(page, 'Afternoon');
  });
  await expectSelected(page, 'Afternoon');
  await tab(page, 'Afternoon').press('ArrowRight');
  await expectSelected(page, 'Evening');
});

test('words of a closed part are found', async ({ page }) => {
  // On a busy machine, Chromium may give up its search before the page is ready.
  await expect(async () => {
    await page.goto('about:blank');
    await page.goto('/activities#:~:text=screens%20away');
    await expect(panel(page, 'Evening')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectOnly(page, 'Evening');
});
