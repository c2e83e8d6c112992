import { NAVIGATION, SERVICES } from '../support/routes.ts';
import { PHONE } from '../support/devices.ts';
import { mainNavigation, servicesMenu } from '../support/header.ts';
import { swipe } from '../support/touch.ts';
import { expect, test, type Page } from '../support/test.ts';

test.use(PHONE);

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' });
const closer = (page: Page) => mainNavigation(page).getByRole('button', { name: 'Close' });
const gallery = (page: Page) => mainNavigation(page).getByRole('link', { name: 'Gallery' });

test('one button opens every link, the 17 services included', async ({ page }) => {
  await page.goto('/');
  await expect(gallery(page)).toBeHidden();
  await opener(page).tap();
  for (const [label, path] of NAVIGATION) {
    if (path === '/services') continue;
    await expect(mainNavigation(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  }
  await servicesMenu(page).button.tap();
  await expect(servicesMenu(page).links).toHaveCount(SERVICES.length + 1);
  for (const link of await servicesMenu(page).links.all()) await expect(link).toBeVisible();
});

test('the Close button closes the menu', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await closer(page).tap();
  await expect(gallery(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test('the menu opens, follows a link, and opens again on the next page', async ({ page }) => {
  await page.goto('/');
  for (const [label, path] of [
    ['Gallery', '/gallery'],
    ['Contact Us', '/contact'],
    ['About Us', '/about'],
  ] as const) {
    await opener(page).tap();
    await mainNavigation(page).getByRole('link', { name: label }).tap();
    await expect(page).toHaveURL(path);
    await expect(gallery(page)).toBeHidden();
  }
});

test('the menu is closed and works after going back and forward', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await gallery(page).tap();
  await expect(page).toHaveURL('/gallery');
  for (const go of [() => page.goBack(), () => page.goForward()]) {
    await go();
    await expect(gallery(page)).toBeHidden();
    await opener(page).tap();
    await expect(gallery(page)).toBeVisible();
    await closer(page).tap();
  }
});

test('rotating the screen never leaves a visitor with a menu that cannot be closed', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await servicesMenu(page).button.tap();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(closer(page)).toBeVisible();
  await expect(gallery(page)).toBeVisible();
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(gallery(page)).toBeVisible();
  await expect(closer(page)).toBeHidden();
  await page.setViewportSize(PHONE.viewport);
  await expect(gallery(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await opener(page).tap();
  await expect(gallery(page)).toBeVisible();
});

for (const [held, width, height] of [
  ['upright', 360, 740],
  ['on its side', 740, 360],
] as const) {
  test(`with the phone ${held}, the long list scrolls by touch to its last link and the page behind does not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await opener(page).tap();
    await servicesMenu(page).button.tap();
    const last = mainNavigation(page).getByRole('link', { name: 'Sixfold @ Rosebar' });
    await expect(last).not.toBeInViewport();
    await expect(async () => {
      await swipe(page, { x: 180, y: height * 0.7 }, { y: height * -0.5 });
      await expect(last).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

for (const [held, width, height] of [
  ['upright', 360, 740],
  ['upright and narrow', 320, 640],
  ['on its side', 740, 360],
] as const) {
  test(`with the phone ${held}, the logo, Close and the ways to book and ring stay in view below and above all services`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await opener(page).tap();
    await servicesMenu(page).button.tap();
    await servicesMenu(page).links.last().scrollIntoViewIfNeeded();
    const header = page.getByRole('banner');
    for (const one of [
      header.getByRole('link', { name: 'Sixfold', exact: true }),
      closer(page),
      header.getByRole('link', { name: 'Book', exact: true }),
      header.locator('a[href^="tel:"]'),
    ]) {
      await expect(one).toBeInViewport({ ratio: 1 });
      const onTop = await one.evaluate((element) => {
        const { left, top, width: across, height: down } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + across / 2, top + down / 2));
      });
      expect(onTop).toBe(true);
    }
  });
}

test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(gallery(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(gallery(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a tap in the menu leads to a service', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  await servicesMenu(page).button.tap();
  await servicesMenu(page).links.filter({ hasText: 'Sound Healing Session' }).tap();
  await expect(page).toHaveURL('/services/sound-healing');
});

test('nothing behind the open menu can be focused', async ({ page }) => {
  await page.goto('/');
  await opener(page).tap();
  const stops = await page
    .locator('main :is(a, button), footer :is(a, input)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility({ visibilityProperty: true })).length);
  expect(stops).toBe(0);
});
