import { hydrate } from '../support/islands.ts';
import { expect, test, type Page } from '../support/test.ts';

/** The palette, copied from the specification and the design, not read from the styles. */
const COLOURS = {
  white: '#ffffff',
  ivory: '#f6f3ec',
  panel: '#f9f9f9',
  sand: '#d9c9ae',
  hairline: '#d8d2c4',
  ink: '#21383b',
  deep: '#182a2d',
  accent: '#577b7f',
  'accent-dark': '#3f5f63',
  'accent-light': '#a9c3c5',
  terracotta: '#b8674a',
  error: '#97402a',
} as const;

/** A property that must have a colour, on the first match of a selector. */
interface Usage {
  colour: keyof typeof COLOURS;
  selector: string;
  property: string;
  pseudo?: '::before';
  /** Brings the page into its state. */
  prepare?: (page: Page) => Promise<void>;
}

const submit = async (page: Page) => {
  await hydrate(page, 'ContactForm');
  await page.getByRole('button', { name: 'Send message' }).click();
};

/** Where each colour is used, by page. */
const USAGES: Record<string, readonly Usage[]> = {
  '/': [
    { colour: 'terracotta', selector: '.pillars', property: 'border-left-color' },
    { colour: 'accent-light', selector: 'footer', property: '--muted' },
    { colour: 'ink', selector: 'footer', property: 'background-color' },
    { colour: 'ivory', selector: 'footer p', property: 'color' },
    { colour: 'accent', selector: 'footer input', property: 'accent-color' },
  ],
  '/activities': [
    { colour: 'ivory', selector: 'html', property: 'background-color' },
    { colour: 'ink', selector: 'main h1', property: 'color' },
    { colour: 'white', selector: '.activity', property: 'background-color' },
    { colour: 'hairline', selector: '.schedule-tabs', property: 'border-bottom-color' },
    { colour: 'panel', selector: '.schedule-panel', property: 'background-color' },
    { colour: 'accent', selector: '.schedule-tabs a', property: 'border-bottom-color' },
    {
      colour: 'sand',
      selector: '.schedule-tabs a:hover',
      property: 'border-bottom-color',
      prepare: (page) => page.locator('.schedule-tabs a').nth(1).hover(),
    },
  ],
  '/gallery': [{ colour: 'deep', selector: '#lightbox', property: 'background-color' }],
  '/contact': [
    { colour: 'accent-dark', selector: '.form-hint', property: 'color' },
    { colour: 'accent', selector: 'textarea', property: 'border-top-color' },
    { colour: 'white', selector: 'textarea', property: 'background-color' },
    { colour: 'ink', selector: '.contact-form .button', property: 'background-color' },
    { colour: 'ivory', selector: '.contact-form .button', property: 'color' },
    { colour: 'error', selector: '.form-error', property: 'color', prepare: submit },
    { colour: 'error', selector: '.contact-form [aria-invalid]', property: 'border-top-color' },
    { colour: 'ink', selector: ':focus-visible', property: 'outline-color' },
  ],
};

/** A colour in the form in which browsers compute it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const [path, usages] of Object.entries(USAGES)) {
  test(`the colours on ${path} are exactly those of the palette`, async ({ page }) => {
    await page.goto(path);
    for (const { colour, selector, property, pseudo = null, prepare } of usages) {
      await prepare?.(page);
      const found = await page
        .locator(selector)
        .first()
        .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
          property,
          pseudo,
        ] as const);
      expect
        .soft(found, `${colour} is the ${property} of ${selector}`)
        .toBe(property.startsWith('--') ? COLOURS[colour] : rgb(COLOURS[colour]));
    }
  });
}

test('every colour of the palette is tested', () => {
  const seen = new Set(Object.values(USAGES).flatMap((usages) => usages.map(({ colour }) => colour)));
  expect([...seen].sort()).toEqual(Object.keys(COLOURS).sort());
});
