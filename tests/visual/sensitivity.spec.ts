import { PICTURES } from '../../tools/test/visual/browser.ts';
import { loadImages } from './parts.ts';
import { SCREENSHOT_STYLES } from './recorded.ts';
import { expect, test } from './test.ts';

// The comparison must be sensitive enough to notice each of these small faults.

const FAULTS: { name: string; css: string; part: string; selector: string }[] = [
  {
    name: 'a button moved by 1 px',
    css: '.button { translate: 1px }',
    part: 'actions',
    selector: '#actions',
  },
  {
    name: 'a button in another shade',
    // Six steps of 255 lighter than --ink.
    css: '.button { background: #273e41 }',
    part: 'actions',
    selector: '#actions',
  },
  {
    name: 'a corner rounded by 2 px more',
    css: ':root { --radius: 4px }',
    part: 'actions',
    selector: '#actions',
  },
  { name: 'an arrow that is missing', css: ':root { --arrow: none }', part: 'actions', selector: '#actions' },
  {
    name: 'a hairline that is missing',
    css: ':root { --hairline: #0000 }',
    part: 'type',
    selector: '#type',
  },
  { name: 'a gap one step wider', css: ':root { --gap: 3.25rem }', part: 'cards', selector: '#cards' },
  { name: 'a heading moved by 4 px', css: 'h2 { translate: 0 4px }', part: 'brand', selector: '#brand' },
  { name: 'a heading 1 px larger', css: 'h2 { font-size: 49px }', part: 'brand', selector: '#brand' },
];

for (const { name, css, part, selector } of FAULTS) {
  test(`the comparison notices ${name}`, async ({ page }) => {
    test.skip(!PICTURES, 'there are no pictures to compare with; see above');
    await page.goto('/styleguide');
    await page.addStyleTag({ content: css });
    await page.evaluate(loadImages, selector);
    await expect(page.locator(selector)).not.toHaveScreenshot(['1440', `${part}.png`], {
      stylePath: SCREENSHOT_STYLES,
    });
  });
}
