import { boxOf } from '../support/boxes.ts';
import { MENU_WIDTH } from '../support/breakpoints.ts';
import { TABLET } from '../support/devices.ts';
import { servicesMenu } from '../support/header.ts';
import { beforeHydration, expectHydrated, hydrate } from '../support/islands.ts';
import { expect, test, type Page } from '../support/test.ts';

const expectOpen = async (page: Page) => {
  await expect(servicesMenu(page).menu).toHaveAttribute('open');
  await expect(servicesMenu(page).links.last()).toBeVisible();
};
const expectClosed = async (page: Page) => {
  await expect(servicesMenu(page).menu).not.toHaveAttribute('open');
  await expect(servicesMenu(page).links.last()).toBeHidden();
};
const hover = (page: Page) => servicesMenu(page).button.hover();
const leave = (page: Page) => page.mouse.move(200, 700);
const enter = (page: Page) => servicesMenu(page).button.press('Enter');

test.beforeEach(({ page }) => page.goto('/contact'));

test('a mouse opens and closes the panel by hover and by click', async ({ page }) => {
  const { button, links } = servicesMenu(page);
  await hover(page);
  await expectHydrated(page, 'ServicesMenu');
  await expectOpen(page);
  await links.last().hover();
  await expectOpen(page);
  await leave(page);
  await expectClosed(page);
  await expect(button).not.toBeFocused();
  await hover(page);
  await button.click();
  await leave(page);
  await expectOpen(page);
  await button.click();
  await expectClosed(page);
  await button.click();
  await page.mouse.click(5, 700);
  await expectClosed(page);
});

test('opened before hydration, the panel stays open, and closes as usual', async ({ page }) => {
  await beforeHydration(page, 'ServicesMenu', async () => {
    await hover(page);
    await expect(servicesMenu(page).links.last()).toBeVisible();
  });
  await expectOpen(page);
  await leave(page);
  await expectClosed(page);
  await page.reload();
  await beforeHydration(page, 'ServicesMenu', () => enter(page));
  await expectOpen(page);
  await enter(page);
  await expectClosed(page);
});

test('keys open the panel, move through every item, and close it', async ({ page }) => {
  await hydrate(page, 'ServicesMenu');
  const { button, links } = servicesMenu(page);
  await button.press('Space');
  await expectOpen(page);
  await button.press('Space');
  await expectClosed(page);
  await enter(page);
  for (const link of await links.all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expectClosed(page);
  await enter(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(button).toBeFocused();
});

for (const width of [MENU_WIDTH, 1440]) {
  test(`at ${width} px the panel is 540 px wide, with three items in a row`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    const { button, panel, links } = servicesMenu(page);
    await button.click();
    await expect(panel).toBeInViewport({ ratio: 1 });
    const box = await boxOf(panel);
    expect(box.width).toBe(540);
    expect(Math.abs(box.y - (await boxOf(page.getByRole('banner'))).bottom)).toBeLessThanOrEqual(1);
    const items = await links.evaluateAll((all) =>
      all.slice(1).map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return { left: Math.round(one.getBoundingClientRect().left), lines: lines.size };
      }),
    );
    expect(new Set(items.map(({ left }) => left)).size).toBe(3);
    expect(Math.max(...items.map(({ lines }) => lines))).toBeLessThanOrEqual(4);
  });
}

test('a word that is searched for is found on the page first', async ({ page }) => {
  await page.goto('/services#:~:text=Cryotherapy');
  await expect(page.getByRole('main').getByRole('link', { name: 'Cryotherapy' }).first()).toBeInViewport();
  await expectClosed(page);
});

test.describe('by touch on a large screen', () => {
  test.use({ ...TABLET, isMobile: false });

  test('a tap opens the panel, another closes it, whatever a mouse did', async ({ page }) => {
    const { button, links } = servicesMenu(page);
    await button.tap();
    await expectHydrated(page, 'ServicesMenu');
    await expectOpen(page);
    await button.tap();
    await expectClosed(page);
    await leave(page);
    await hover(page);
    await expectOpen(page);
    await leave(page);
    await expectClosed(page);
    await button.tap();
    await links.filter({ hasText: 'Grounding' }).tap();
    await expect(page).toHaveURL('/services/grounding');
  });
});
