import { hydrate } from '../fixtures/islands.ts';
import { expect, test, type Page } from '../fixtures/test.ts';

/** The palette, written down from the specification and the design, not read from the styles. */
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

interface Place {
  colour: keyof typeof COLOURS;
  /** Of whatever a selector finds first. */
  selector: string;
  property: string;
  /** A part that is no element of its own. */
  pseudo?: '::before' | '::selection';
  /** Brings the state about. */
  first?: (page: Page) => Promise<void>;
}

const submit = async (page: Page) => {
  await hydrate(page, 'ContactForm');
  await page.getByRole('button', { name: 'Send message' }).click();
};

/** Where each colour is seen; pages share a visit. */
const PLACES: Record<string, readonly Place[]> = {
  '/': [
    { colour: 'terracotta', selector: '.pillars', property: 'border-left-color' },
    { colour: 'accent-light', selector: 'footer', property: '--muted' },
    { colour: 'ink', selector: 'footer', property: 'background-color' },
    { colour: 'ivory', selector: 'footer p', property: 'color' },
    { colour: 'sand', selector: 'html', property: 'background-color', pseudo: '::selection' },
    { colour: 'accent', selector: 'footer input', property: 'accent-color' },
  ],
  '/activities': [
    { colour: 'ivory', selector: 'html', property: 'background-color' },
    { colour: 'ink', selector: 'main h1', property: 'color' },
    { colour: 'white', selector: '.activity', property: 'background-color' },
    { colour: 'hairline', selector: '.activity', property: 'border-top-color' },
    { colour: 'panel', selector: '.tab-panel', property: 'background-color' },
    { colour: 'accent', selector: '.tab-list a', property: 'border-bottom-color' },
  ],
  '/gallery': [{ colour: 'deep', selector: '#lightbox', property: 'background-color' }],
  '/contact': [
    { colour: 'accent-dark', selector: '.contact-form .hint', property: 'color' },
    { colour: 'accent', selector: 'textarea', property: 'border-top-color' },
    { colour: 'white', selector: 'textarea', property: 'background-color' },
    { colour: 'ink', selector: '.contact-form .button', property: 'background-color' },
    { colour: 'ivory', selector: '.contact-form .button', property: 'color' },
    { colour: 'error', selector: '.contact-form .error', property: 'color', first: submit },
    { colour: 'error', selector: '.contact-form [aria-invalid]', property: 'border-top-color' },
    { colour: 'ink', selector: ':focus-visible', property: 'outline-color' },
  ],
};

/** A colour as browsers compute it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const [path, places] of Object.entries(PLACES)) {
  test(`the colours on ${path} are those of the palette, to the last step`, async ({ page }) => {
    await page.goto(path);
    for (const { colour, selector, property, pseudo = null, first } of places) {
      await first?.(page);
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

test('every colour of the palette is looked at', () => {
  const seen = new Set(Object.values(PLACES).flatMap((places) => places.map(({ colour }) => colour)));
  expect([...seen].sort()).toEqual(Object.keys(COLOURS).sort());
});
