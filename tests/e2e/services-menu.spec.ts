import { MENU_WIDTH } from '../support/breakpoints.ts';
import { expectHydrated, holdScripts, hydrate, island } from '../support/islands.ts';
import { TABLET } from '../support/devices.ts';
import { servicesMenu } from '../support/header.ts';
import { expect, test } from '../support/test.ts';

const AWAY = { x: 200, y: 700 };

test.describe('with a mouse', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('hovering Services opens the panel', async ({ page }) => {
    const { menu, button, links } = servicesMenu(page);
    await button.hover();
    await expect(links.last()).toBeVisible();
    await expect(menu).toHaveAttribute('open');
  });

  test('hovering Services opens the panel before hydration', async ({ page }) => {
    const release = await holdScripts(page);
    const { menu, button, links } = servicesMenu(page);
    await button.hover();
    await expect(links.last()).toBeVisible();
    release();
    await expect(menu).toHaveAttribute('open');
    await expect(links.last()).toBeVisible();
    await page.mouse.move(AWAY.x, AWAY.y);
    await expect(links.last()).toBeHidden();
  });

  test('leaving the panel closes it', async ({ page }) => {
    const { menu, button, links } = servicesMenu(page);
    await button.hover();
    await expect(menu).toHaveAttribute('open');
    await links.last().hover();
    await expect(menu).toHaveAttribute('open');
    await page.mouse.move(AWAY.x, AWAY.y);
    await expect(menu).not.toHaveAttribute('open');
    await expect(links.last()).toBeHidden();
  });

  test('a click on Services after hover keeps the panel open, and the next click closes it', async ({
    page,
  }) => {
    const { menu, button } = servicesMenu(page);
    await button.hover();
    await expect(menu).toHaveAttribute('open');
    await button.click();
    await expect(menu).toHaveAttribute('open');
    await button.click();
    await expect(menu).not.toHaveAttribute('open');
  });

  test('an item leads to its page, where the menu is closed', async ({ page }) => {
    const { button, links } = servicesMenu(page);
    await button.click();
    await links.filter({ hasText: 'Sauna' }).click();
    await expect(page).toHaveURL('/services/sauna');
    await expect(servicesMenu(page).menu).not.toHaveAttribute('open');
    await expect(servicesMenu(page).menu.locator('[aria-current=page]')).toHaveText('Sauna');
  });

  test('an item closes the panel even when the page stays the same', async ({ page }) => {
    const { menu, button, links } = servicesMenu(page);
    await hydrate(page, 'ServicesMenu');
    await button.click();
    await expect(menu).toHaveAttribute('open');
    const opened = page.context().waitForEvent('page');
    await links.filter({ hasText: 'Sauna' }).click({ modifiers: ['Control'] });
    await expect(menu).not.toHaveAttribute('open');
    await (await opened).close();
  });

  test('Escape closes the panel while the mouse is still on it', async ({ page }) => {
    const { menu, button, links } = servicesMenu(page);
    await button.hover();
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(links.last()).toBeHidden();
  });

  test('the panel is 540 px wide with three items in a row', async ({ page }) => {
    const { button, panel, links } = servicesMenu(page);
    await button.click();
    const box = await panel.boundingBox();
    expect(box?.width).toBe(540);
    expect((box?.x ?? -1) + 540).toBeLessThanOrEqual(1440);
    const columns = await links.evaluateAll(
      (all) => new Set(all.slice(1).map((one) => Math.round(one.getBoundingClientRect().left))).size,
    );
    expect(columns).toBe(3);
  });

  test('the panel begins where the header ends, and no item takes four lines', async ({ page }) => {
    const { button, panel, links } = servicesMenu(page);
    await button.click();
    const header = await page.getByRole('banner').boundingBox();
    const bottom = (header?.y ?? 0) + (header?.height ?? 0);
    expect(Math.abs(((await panel.boundingBox())?.y ?? 0) - bottom)).toBeLessThanOrEqual(1);
    const lines = await links.evaluateAll((all) =>
      all.map((one) => {
        const lines = new Set<number>();
        const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const range = document.createRange();
          range.selectNodeContents(texts.currentNode);
          for (const { top } of range.getClientRects()) lines.add(Math.round(top));
        }
        return lines.size;
      }),
    );
    expect(Math.max(...lines)).toBeLessThanOrEqual(3);
  });

  test('the panel fits the narrowest header with the whole navigation', async ({ page }) => {
    await page.setViewportSize({ width: MENU_WIDTH, height: 700 });
    const { button, panel } = servicesMenu(page);
    await button.click();
    const box = await panel.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(MENU_WIDTH);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  });
});

test.describe('with the keyboard', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  for (const key of ['Enter', 'Space']) {
    test(`${key} on Services opens and closes the panel`, async ({ page }) => {
      const { menu, button, links } = servicesMenu(page);
      await button.focus();
      await page.keyboard.press(key);
      await expect(menu).toHaveAttribute('open');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press(key);
      await expect(menu).not.toHaveAttribute('open');
    });
  }

  test('Escape closes the panel and returns the focus to Services', async ({ page }) => {
    const { menu, button, links } = servicesMenu(page);
    await button.focus();
    await expectHydrated(page, island('ServicesMenu'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(button).toBeFocused();
  });

  test('Tab moves through every item, and the panel closes when the focus leaves it', async ({ page }) => {
    const { menu, button, links } = servicesMenu(page);
    await button.focus();
    await expectHydrated(page, island('ServicesMenu'));
    await page.keyboard.press('Enter');
    const count = await links.count();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('a panel opened before hydration stays open, and then closes on Escape', async ({ page }) => {
    const release = await holdScripts(page);
    const { menu, button } = servicesMenu(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('open');
    release();
    await expectHydrated(page, island('ServicesMenu'));
    await expect(menu).toHaveAttribute('open');
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
  });
});

test.describe('by touch on a large screen', () => {
  test.use(TABLET);

  test('a tap on Services opens the panel, and another closes it', async ({ page }) => {
    await page.goto('/contact');
    const { menu, button, links } = servicesMenu(page);
    await button.tap();
    await expect(links.last()).toBeVisible();
    await expectHydrated(page, island('ServicesMenu'));
    await expect(menu).toHaveAttribute('open');
    await button.tap();
    await expect(menu).not.toHaveAttribute('open');
    await button.tap();
    await links.filter({ hasText: 'Grounding' }).tap();
    await expect(page).toHaveURL('/services/grounding');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Services opens on click and its items lead to their pages', async ({ page }) => {
    await page.goto('/contact');
    const { button, links } = servicesMenu(page);
    await button.click();
    await links.filter({ hasText: 'Cryotherapy' }).click();
    await expect(page).toHaveURL('/services/cryotherapy');
  });

  test('Services opens on hover', async ({ page }) => {
    await page.goto('/contact');
    const { button, links } = servicesMenu(page);
    await button.hover();
    await expect(links.last()).toBeVisible();
  });
});
