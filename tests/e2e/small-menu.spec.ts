import { PHONE, PHONE_ON_ITS_SIDE } from '../support/devices.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { hydrate } from '../support/islands.ts';
import { NAVIGATION, SERVICES } from '../support/routes.ts';
import { swipe } from '../support/touch.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use(PHONE);

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const closer = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Close' });
const link = (page: Page, name: string) => mainNavigation(page).getByRole('link', { name });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Expects the menu, and that nothing behind it can be seen or focused. */
const expectOpen = async (page: Page) => {
  await expect(link(page, 'Gallery')).toBeVisible();
  await expect(
    page.locator(':is(main, footer) :is(h1, a, button, input)').filter({ visible: true }),
  ).toHaveCount(0);
};
const expectClosed = async (page: Page) => {
  await expect(link(page, 'Gallery')).toBeHidden();
  await expect(heading(page)).toBeVisible();
};

test.beforeEach(({ page }) => page.goto('/'));

test('one button opens every link, the 17 services included; another closes the menu', async ({ page }) => {
  await expectClosed(page);
  await opener(page).tap();
  await expectOpen(page);
  await servicesMenu(page).button.tap();
  // Besides the services: All services, the main pages without the menu's own button, and the venue.
  await expect(mainNavigation(page).getByRole('link').filter({ visible: true })).toHaveCount(
    SERVICES.length + 1 + NAVIGATION.length - 1 + 1,
  );
  await closer(page).tap();
  await expectClosed(page);
});

test('a mouse on Services does not open it, which would move the list', async ({ page }) => {
  await hydrate(page, 'ServicesMenu');
  await opener(page).tap();
  await servicesMenu(page).button.hover();
  await expect(servicesMenu(page).menu).not.toHaveAttribute('open');
});

test('closed by Escape, the menu returns the focus; then a tap opens it', async ({ page }) => {
  await opener(page).press('Enter');
  await expectOpen(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expectClosed(page);
  await expect(opener(page)).toBeFocused();
  await opener(page).tap();
  await expectOpen(page);
});

for (const { name, width, height } of [
  { name: 'upright', ...PHONE.viewport },
  { name: 'upright and narrow', width: 320, height: 640 },
  { name: 'on its side', ...PHONE_ON_ITS_SIDE },
]) {
  test(`the whole list can be reached with the phone ${name}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await opener(page).tap();
    await servicesMenu(page).button.tap();
    const last = link(page, 'Sixfold @ Rosebar');
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await swipe(page, { x: width / 2, y: height * 0.7 }, { y: height * -0.5 });
      await expect(last).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass();
    expect(await page.evaluate(() => scrollY), 'the page behind').toBe(0);
  });
}
