import { ENTRY, expectEntry, field, SUCCESS } from '../support/form.ts';
import { SERVICES } from '../support/routes.ts';
import { expect, test, type Page } from '../support/test.ts';
import { mutate, OF_ELEMENTS, OF_TEXTS, type Mutation } from './mutations.ts';

// Nothing here watches movements, and drawing them takes a quarter of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Island {
  name: string;
  path: string;
  /** What a visitor has done before the island hydrates. */
  prepare?: (page: Page) => Promise<void>;
  /** Uses the island as a visitor would. It can be used more than once. */
  use: (page: Page) => Promise<void>;
}

/** Fills in fields without touching them, as browsers do. */
const autofill = (page: Page, entry: Partial<typeof ENTRY>) =>
  page.evaluate((filled) => {
    for (const [name, value] of Object.entries(filled)) {
      const box = document.querySelector<HTMLInputElement>(`.contact-form [name=${name}]`);
      if (box) box.value = value;
    }
  }, entry);

const visible = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

const ISLANDS: readonly Island[] = [
  {
    name: 'ServicesMenu',
    path: '/packages',
    use: async (page) => {
      await page.keyboard.press('Escape');
      await expect(visible(page, '.services-panel a')).toHaveCount(0);
      await page.locator('header summary').click();
      await expect(visible(page, '.services-panel a')).toHaveCount(SERVICES.length + 1);
    },
  },
  {
    name: 'ScheduleCarousel',
    path: '/',
    use: async (page) => {
      const shown = () =>
        page.locator('.day-slide').evaluateAll((all) => all.findIndex((one) => !(one as HTMLElement).inert));
      const before = await shown();
      await page.locator('.day > .day-arrows .day-next').click();
      await expect.poll(shown).toBe((before + 1) % 4);
    },
  },
  {
    name: 'ImageCarousel',
    path: '/',
    use: async (page) => {
      for (const index of [1, 0]) {
        const dot = page.locator('.images-dot').nth(index);
        await dot.click();
        await expect(dot).toHaveAttribute('aria-current', 'true');
      }
      await expect(visible(page, '.images-pause')).toHaveCount(1);
    },
  },
  {
    name: 'ScheduleTabs',
    path: '/activities',
    use: async (page) => {
      for (const part of ['midday', 'evening']) {
        await page.locator(`[role=tab][href="#${part}"]`).click();
        await expect(visible(page, '.schedule-panel h3')).toHaveCount(1);
        await expect(page.locator(`#${part} h3`)).toBeVisible();
      }
    },
  },
  {
    name: 'ContactForm',
    path: '/contact',
    prepare: async (page) => {
      await autofill(page, { ...ENTRY, firstName: '' });
      await field(page, 'firstName').focus();
      await page.keyboard.type(ENTRY.firstName);
    },
    use: async (page) => {
      const submit = page.locator('.contact-form button');
      await expectEntry(page, ENTRY);
      await autofill(page, { email: 'zoe+retreat' });
      await submit.click();
      await expect(visible(page, '.form-error')).toHaveCount(1);
      await expect(field(page, 'email')).toBeFocused();
      await page.keyboard.type('@example.org');
      await expectEntry(page, ENTRY);
      await submit.click();
      await expect(page.locator('.contact-form [role=alert]')).toHaveText(SUCCESS);
      await expectEntry(page);
      await autofill(page, ENTRY);
    },
  },
];

/** What a visitor has before an island hydrates, and must have after it. */
const look = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const root = document.querySelector<HTMLElement>(`${wanted} > :first-child`);
    // A blocker may remove what nobody sees, and one pair of arrows takes the place of those in the slides.
    const own = document.querySelectorAll(
      `${wanted} :not([data-foreign], source, .form-hidden, .form-hidden *, .day-arrows, .day-arrows *)`,
    );
    return {
      focus: document.activeElement?.getAttribute('name'),
      lines: (root?.innerText.split(/[\n\t]+/) ?? [])
        .map((line) => line.replace(/\s+/g, ' ').trim())
        .filter(Boolean),
      visible: [...own].filter((one) => one.checkVisibility({ visibilityProperty: true })).length,
      foreign: root?.querySelectorAll('[data-foreign]:empty').length ?? 0,
    };
  }, selector);

for (const { name, path, prepare, use } of ISLANDS) {
  const selector = `astro-island[component-url*="${name}"]`;

  const hydrateAndUse = async (page: Page, mutations: readonly Mutation[], moment: 'before' | 'while') => {
    // The pointer must not rest on an island, which would hydrate as its page opens.
    await page.mouse.move(0, 0);
    await page.goto(path);
    if (moment === 'before') await page.evaluate(mutate, { selector, mutations });
    await prepare?.(page);
    const before = await look(page, selector);
    await page.evaluate(mutate, { selector, mutations: moment === 'while' ? mutations : [], ask: true });
    await expect(page.locator(`${selector} > [data-hydrated]`)).toHaveCount(1);

    const after = await look(page, selector);
    expect(after.focus).toBe(before.focus);
    expect(after.visible).toBeGreaterThanOrEqual(before.visible);
    if (moment === 'before') {
      expect(after.lines).toEqual(expect.arrayContaining(before.lines));
      expect(after.foreign).toBeGreaterThanOrEqual(before.foreign);
    }
    await use(page);
    await page.evaluate(mutate, { selector, mutations });
    await use(page);
    expect((await look(page, selector)).foreign).toBeGreaterThanOrEqual(after.foreign);
  };

  for (const moment of ['before', 'while'] as const) {
    // All in one page, because to open another takes longer than to use an island.
    test(`${name} can be used on a page that is changed ${moment} it hydrates, and after`, async ({
      page,
    }) => {
      for (const [index, ofTexts] of OF_TEXTS.entries()) {
        const [ofElements = OF_ELEMENTS[0]] = OF_ELEMENTS.slice(
          (index + (moment === 'while' ? 1 : 0)) % OF_ELEMENTS.length,
        );
        await test.step(`${ofTexts}; ${ofElements}`, () =>
          hydrateAndUse(page, [ofTexts, ofElements], moment));
      }
    });
  }
}
