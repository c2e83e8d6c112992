// What is left over when two ways of operating meet: a mouse and then keys, a finger and then a mouse, before and after
// hydration. Each part must answer the second way as if the first had never been.
import { holdScripts, expectHydrated, hydrate, island, islandLocator } from '../support/islands.ts';
import { PHONE, TABLET } from '../support/devices.ts';
import { servicesMenu } from '../support/header.ts';
import { expect, test, type Page } from '../support/test.ts';

const AWAY = { x: 200, y: 700 };

const leave = (page: Page) => page.mouse.move(AWAY.x, AWAY.y);

test.describe('the Services menu', () => {
  /** Ways to close a panel that a hovering mouse opened, with the mouse away from it or not. */
  const CLOSINGS: Record<string, (page: Page) => Promise<void>> = {
    'the mouse has left': leave,
    'Escape was pressed': (page) => page.keyboard.press('Escape'),
    'an item was chosen into another tab': async (page) => {
      const opened = page.context().waitForEvent('page');
      await servicesMenu(page)
        .links.last()
        .click({ modifiers: ['ControlOrMeta'] });
      await (await opened).close();
    },
    'the keyboard has moved on': async (page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
    },
  };

  for (const [name, close] of Object.entries(CLOSINGS)) {
    for (const [way, act] of Object.entries<(page: Page) => Promise<void>>({
      Enter: async (page) => {
        await servicesMenu(page).button.focus();
        await page.keyboard.press('Enter');
      },
      // A script's click is what assistive technology sends.
      'a click': (page) => servicesMenu(page).button.dispatchEvent('click'),
    })) {
      test(`opened by hover: once ${name}, ${way} opens it`, async ({ page }) => {
        await page.goto('/contact');
        await hydrate(page, 'ServicesMenu');
        const { menu, button } = servicesMenu(page);
        await button.hover();
        await expect(menu).toHaveAttribute('open');
        await close(page);
        await expect(menu).not.toHaveAttribute('open');
        await act(page);
        await expect(menu).toHaveAttribute('open');
        await button.dispatchEvent('click');
        await expect(menu).not.toHaveAttribute('open');
      });
    }
  }

  test('hovered before hydration: once the mouse has left after it, Enter opens it', async ({ page }) => {
    await page.goto('/contact');
    const release = await holdScripts(page);
    const { menu, button } = servicesMenu(page);
    await button.hover();
    release();
    await expectHydrated(page, island('ServicesMenu'));
    await expect(menu).toHaveAttribute('open');
    await leave(page);
    await expect(menu).not.toHaveAttribute('open');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
  });

  test('opened by a key before hydration: a click after it closes, and hover opens', async ({ page }) => {
    await page.goto('/contact');
    const release = await holdScripts(page);
    const { menu, button } = servicesMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    release();
    await expectHydrated(page, island('ServicesMenu'));
    await page.keyboard.press('Enter');
    await expect(menu).not.toHaveAttribute('open');
    await button.hover();
    await expect(menu).toHaveAttribute('open');
  });

  test.describe('by touch', () => {
    test.use({ ...TABLET, isMobile: false });

    test('opened and closed by a finger: hover opens it, leaving closes it, and one tap opens it', async ({
      page,
    }) => {
      await page.goto('/contact');
      await hydrate(page, 'ServicesMenu');
      const { menu, button } = servicesMenu(page);
      await button.tap();
      await expect(menu).toHaveAttribute('open');
      await button.tap();
      await expect(menu).not.toHaveAttribute('open');
      await leave(page);
      await button.hover();
      await expect(menu).toHaveAttribute('open');
      await leave(page);
      await expect(menu).not.toHaveAttribute('open');
      await button.tap();
      await expect(menu).toHaveAttribute('open');
    });
  });
});

test.describe('the contact form', () => {
  const name = (page: Page) => page.getByRole('textbox', { name: 'First Name' });
  const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

  test('any character clears an error, a space too; emptying the field clears none', async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');
    await send(page).click();
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
    await name(page).focus();
    await page.keyboard.press('Space');
    await expect(name(page)).not.toHaveAttribute('aria-invalid');
    await send(page).click();
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
    await name(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await expect(name(page)).toHaveValue('');
    await expect(name(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('a field typed before hydration and one after are judged alike', async ({ page }) => {
    await page.goto('/contact');
    const release = await holdScripts(page);
    await name(page).fill('Ada');
    release();
    await expectHydrated(page, island('ContactForm'));
    await page.getByRole('textbox', { name: 'Last Name' }).fill('Lovelace');
    await send(page).click();
    await expect(page.locator('[aria-invalid]')).toHaveCount(2);
    await expect(name(page)).toHaveValue('Ada');
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  });

  test('sent by a key after a click found errors: no error and no old outcome is left', async ({ page }) => {
    await page.goto('/contact');
    await hydrate(page, 'ContactForm');
    await send(page).click();
    for (const [label, value] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Lovelace'],
      ['Message', 'Hello'],
      ['Email', 'ada@example.org'],
    ] as const)
      await page.getByRole('textbox', { name: label }).fill(value);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    // Pressed once more, the form is as it was; with a new text it is checked like any other.
    await send(page).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    await expect(page.locator('[aria-invalid]')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'First Name' }).fill('Grace');
    await send(page).click();
    await expect(page.getByRole('alert')).toBeEmpty();
    await expect(page.locator('[aria-invalid]')).toHaveCount(3);
  });
});

test.describe('the tabs', () => {
  const tab = (page: Page, part: string) => page.getByRole('tab', { name: part, exact: true });

  test('after a click, arrow keys move on from the tab that was clicked', async ({ page }) => {
    await page.goto('/activities');
    await hydrate(page, 'ScheduleTabs');
    await tab(page, 'Morning').focus();
    await page.keyboard.press('End');
    await expect(tab(page, 'Evening')).toHaveAttribute('aria-selected', 'true');
    await tab(page, 'Midday').click();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Afternoon')).toHaveAttribute('aria-selected', 'true');
    await expect(tab(page, 'Afternoon')).toBeFocused();
  });

  test('after a choice before hydration, arrow keys move on from it', async ({ page }) => {
    await page.goto('/activities');
    const release = await holdScripts(page);
    await page.getByRole('link', { name: 'Afternoon', exact: true }).click();
    release();
    await expectHydrated(page, island('ScheduleTabs'));
    await tab(page, 'Afternoon').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Evening')).toHaveAttribute('aria-selected', 'true');
  });
});

test('the schedule’s slides: after the mouse, keys move on from the slide that shows', async ({ page }) => {
  await page.goto('/');
  await hydrate(page, 'ScheduleCarousel');
  const carousel = islandLocator(page, island('ScheduleCarousel'));
  const shown = (index: number) => carousel.locator(`.day-slide:nth-child(${index}).swiper-slide-active`);
  await shown(1).locator('.day-next').click();
  await shown(2).locator('.day-next:focus').waitFor();
  await page.keyboard.press('Enter');
  await shown(3).locator('.day-next:focus').waitFor();
  await expect(shown(3)).toBeInViewport({ ratio: 0.8 });
});

test('the lightbox: opened by a click and closed by Escape, a key opens the next picture', async ({
  page,
}) => {
  await page.goto('/gallery');
  const tiles = page.locator('.tile');
  const large = page.locator('#lightbox');
  await tiles.nth(0).click();
  await expect(large).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(tiles.nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(large).toBeVisible();
  const expected = await tiles.nth(1).locator('img').getAttribute('alt');
  await expect(large.getByRole('img')).toHaveAttribute('alt', expected ?? '');
});

test.describe('the menu on a small screen', () => {
  test.use(PHONE);

  test('opened by a finger and closed by Escape: one key opens it, one tap closes it', async ({ page }) => {
    await page.goto('/gallery');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const menu = page.locator('#menu');
    await button.tap();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await button.tap();
    await expect(menu).toBeVisible();
  });
});
