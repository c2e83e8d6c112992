import { readFileSync } from 'node:fs';
import { DATA_SAVER_KEY } from '../../src/client/connection.ts';
import { AGAINST_BASE } from '../../tools/test/visual/browser.ts';
import type { Engine } from '../../tools/test/engines/find.ts';
import { differences, type LayoutEngine } from '../visual/compareLayout.ts';
import { measure, sections, toText } from '../visual/layout.ts';
import { align, loadImages, partsOf } from '../visual/parts.ts';
import { expectLayout, isCompared, SCREENSHOT_STYLES } from '../visual/recorded.ts';
import { SCENES, SCREENS, widthsOf } from '../visual/scenes.ts';
import { expect, test } from './test.ts';

test.use({ reducesMotion: true });

const layoutEngineOf = ({ roundsText }: Engine): LayoutEngine => (roundsText ? 'rounding' : 'other');

/** Adds styles, as the page's security policy allows. Runs in the page. */
const addStyles = (text: string): void => {
  const styles = new CSSStyleSheet();
  styles.replaceSync(text);
  document.adoptedStyleSheets.push(styles);
};

/**
 * Replaces each picture of a part by a colour derived from its file name, because each engine decodes
 * pictures in its own time. Runs in the page.
 */
const flattenPictures = (selector: string): void => {
  for (const picture of document.querySelectorAll<HTMLElement>(`${selector} :is(img, video)`)) {
    const address = picture instanceof HTMLImageElement ? picture.currentSrc : picture.getAttribute('poster');
    const name = /[^/]*?(?=\.|$)/.exec(address?.split('/').at(-1) ?? '')?.[0] ?? '';
    const hue = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
    picture.style.objectPosition = '-100vw';
    picture.style.backgroundColor = `hsl(${hue} 20% 60%)`;
  }
};

// The fixture site that the `engines` suite tests has no style guide.
for (const scene of SCENES.filter(({ path }) => AGAINST_BASE || path !== '/styleguide')) {
  const { name, path: address, prepare, height, header = false } = scene;
  test(name, async ({ session, found }, testInfo) => {
    // Buttons of films name their size, as on the slow connection that the layout was recorded on.
    await session.goto('/packages');
    await session.evaluate((key) => localStorage.setItem(key, 'on'), DATA_SAVER_KEY);
    for (const width of widthsOf(scene)) {
      await session.resize(width, height ?? SCREENS[width] ?? 0);
      await session.goto(address);
      await prepare?.(session);
      const parts = await partsOf(session, scene);
      await expectLayout(session, name, width, parts, testInfo, layoutEngineOf(found));
      if (!AGAINST_BASE) continue;
      if (!header) await session.evaluate(addStyles, readFileSync(SCREENSHOT_STYLES, 'utf8'));
      for (const [part, selector] of parts) {
        const path = [`${width}`, `${part}.png`];
        if (!isCompared(path, testInfo)) continue;
        await session.evaluate(loadImages, selector);
        await session.evaluate(flattenPictures, selector);
        if (!header) await session.evaluate(align, selector);
        expect.soft(await session.screenshot(selector)).toMatchSnapshot(path);
      }
    }
  });
}

/** Small faults of style, each as a rule that overrides the site's. */
const FAULTS: Record<string, string> = {
  'a button moved by 4 px': '.button { translate: 4px }',
  'a button in another shade': '.button { background-color: #273e41 !important }',
  'a corner rounded by 2 px more': '.button { border-radius: 4px !important }',
  'a hairline that is missing': '.button { border: 0 !important }',
  'a gap 4 px wider': 'main p { margin-block-end: 1.5em !important }',
  'a heading moved by 4 px': 'main h1 { translate: 0 4px }',
  'a heading 1 px larger': 'main h1 { font-size: 49px !important }',
  'a lighter text': 'main p { color: #516467 !important }',
  'a button that the keyboard misses': '.button { visibility: hidden !important }',
};

test('the comparison notices small faults in the layout', async ({ session, found }) => {
  await session.resize(320, 640);
  const parts = [['enquiry', 'main']] as const;
  for (const [name, rule] of Object.entries(FAULTS)) {
    await session.goto('/contact');
    const before = toText(320, await session.evaluate(measure, parts));
    await session.evaluate(addStyles, `* { transition: none !important } ${rule}`);
    const after = toText(320, await session.evaluate(measure, parts));
    const [one, other] = [before, after].map((text) => [...sections(text).values()].flat());
    expect(differences(one ?? [], other ?? [], layoutEngineOf(found)), name).not.toEqual([]);
  }
});
