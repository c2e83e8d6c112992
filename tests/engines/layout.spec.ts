import { DATA_SAVER_KEY } from '../../src/client/connection.ts';
import { SCENES, SCREENS, widthsOf } from '../visual/scenes.ts';
import { differences, measure, sections, toText } from '../visual/layout.ts';
import { expectSameLayout, layoutFile } from '../visual/recorded.ts';
import { expect, test } from './test.ts';

// What a visitor sees at first, which needs no engine's own way to operate a page. The style guide is not in this build.
const AT_REST = SCENES.filter(({ prepare, path }) => prepare === undefined && path !== '/styleguide');

for (const scene of AT_REST) {
  test(`the layout of “${scene.name}” is the one recorded`, async ({ session }) => {
    // No film starts by itself, as under the reduced motion that the recorded layout was taken with.
    await session.goto('/packages');
    await session.evaluate((key) => localStorage.setItem(key, 'on'), DATA_SAVER_KEY);
    for (const width of widthsOf(scene)) {
      await session.resize(width, scene.height ?? SCREENS[width] ?? 0);
      await session.goto(scene.path);
      await session.evaluate(() => document.fonts.ready.then(() => true), undefined);
      const parts = Object.entries(scene.parts);
      if (scene.each !== undefined) {
        const names = await session.evaluate(
          (selector) => [...document.querySelectorAll(selector)].map(({ classList }) => classList[0] ?? ''),
          scene.each,
        );
        parts.push(...names.map((name): [string, string] => [name, `${scene.each}.${name}`]));
      }
      const found = toText(width, await session.evaluate(measure, parts));
      expectSameLayout(layoutFile(scene.name, width), found, true);
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

test('the layout as text notices small faults', async ({ session }) => {
  await session.resize(320, 640);
  const parts = [['enquiry', 'main']] as const;
  for (const [name, rule] of Object.entries(FAULTS)) {
    await session.goto('/contact');
    const before = toText(320, await session.evaluate(measure, parts));
    await session.evaluate(
      (rules) => rules.forEach((text) => document.styleSheets[0]?.insertRule(text)),
      ['* { transition: none !important }', rule],
    );
    const after = toText(320, await session.evaluate(measure, parts));
    const [one, other] = [before, after].map((text) => [...sections(text).values()].flat());
    expect(differences(one ?? [], other ?? [], true), name).not.toEqual([]);
  }
});
