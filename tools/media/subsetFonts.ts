/**
 * Cuts src/assets/fonts/*.woff2 out of the fontsource packages: only our characters, weights and features.
 * The licences go to public/, so that the site publishes them with the fonts.
 * The results are kept in the repository; run this again only when tools/media/characters.ts or a font changes. First
 * run `npm install --no-save` with subset-font@2.9.0, @fontsource-variable/baskervville@5.3.0 and
 * @fontsource-variable/figtree@5.3.0, then:
 *   node tools/media/subsetFonts.ts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { CHARACTERS } from './characters.ts';

/**
 * Headings: one static cut, a little heavier than regular so that hairlines survive on photographs. Its default figures
 * are old style, so `lnum` stays. It has no ligatures: browsers use none where letter spacing is set, as in headings,
 * and without them the file arrives in one round trip (14.6 KB with its headers).
 * Text: 400 to 600, with tabular figures for the timetable.
 */
const FONT_SOURCES = [
  {
    role: 'headings',
    name: '@fontsource-variable/baskervville',
    axes: { wght: 430 },
    features: ['kern', 'lnum'],
  },
  {
    role: 'text',
    name: '@fontsource-variable/figtree',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    features: ['kern', 'tnum'],
  },
];

/** Both files together, in bytes (the budget of the first view). */
const LIMIT = 32 * 1024;

/** The characters that a font has no glyph for. */
const missingIn = (font: Buffer): string[] => {
  const read = create(font);
  if (read.isCollection) throw new Error('A font file must hold one font.');
  const held = new Set(read.characterSet);
  return Array.from(CHARACTERS).filter((character) => !held.has(character.codePointAt(0) ?? 0));
};

const folderOf = (path: string) => fileURLToPath(new URL(`../../${path}/`, import.meta.url));
const fonts = folderOf('src/assets/fonts');
const licences = folderOf('public/licences');
const files: { role: string; font: Buffer; licence: Buffer }[] = [];
for (const { role, name, axes, features } of FONT_SOURCES) {
  const family = name.replace(/^.*\//, '');
  const file = new URL(import.meta.resolve(`${name}/files/${family}-latin-wght-normal.woff2`));
  const font = await subsetFont(readFileSync(file), CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    // No text is vertical.
    dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
  });
  const missing = missingIn(font);
  if (missing.length > 0)
    throw new Error(`${name} has no glyph for ${missing.join(' ')}: see tools/media/characters.ts.`);
  files.push({ role, font, licence: readFileSync(new URL('../LICENSE', file)) });
}

const total = files.reduce((sum, { font }) => sum + font.length, 0);
if (total > LIMIT)
  throw new Error(`The fonts are ${total} bytes together, ${total - LIMIT} over their limit.`);
mkdirSync(fonts, { recursive: true });
mkdirSync(licences, { recursive: true });
for (const { role, font, licence } of files) {
  writeFileSync(`${fonts}${role}.woff2`, font);
  writeFileSync(`${licences}${role}-font.txt`, licence);
  console.log(`${role}.woff2: ${font.length} bytes`);
}
