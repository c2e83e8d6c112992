// Cuts src/assets/fonts/*.woff2 out of the fontsource packages: only our characters, weights and features.
//   node scripts/fonts.mjs
// The results are kept in the repository; run this again only when src/styles/charset.mjs or a font changes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { characters } from '../src/styles/charset.mjs';

/** Both files together, in bytes (the budget of the first view). */
const LIMIT = 32 * 1024;

/**
 * Headings: one static cut, a little heavier than regular so that hairlines survive on photographs. Its default
 * figures are old style, so `lnum` stays. Ligatures go: browsers make none in letters set closer, as headings are, and
 * without them the file crosses the wire in one round trip (14.6 KB with its headers).
 * Text: 400 to 600, with tabular figures for the timetable.
 */
const FONTS = [
  { name: 'baskervville', axes: { wght: 430 }, features: ['kern', 'lnum'] },
  { name: 'figtree', axes: { wght: { min: 400, max: 600, default: 400 } }, features: ['kern', 'tnum'] },
];

/**
 * Reads which code points a font maps, from its format 4 `cmap`.
 * @param {Buffer} sfnt an uncompressed font
 * @returns {Set<number>}
 */
function coverage(sfnt) {
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, i) => 12 + i * 16);
  const cmap = sfnt.readUInt32BE(tables.find((at) => sfnt.toString('latin1', at, at + 4) === 'cmap') + 8);
  const subtables = Array.from({ length: sfnt.readUInt16BE(cmap + 2) }, (_, i) => cmap + 4 + i * 8);
  const start = subtables
    .map((at) => cmap + sfnt.readUInt32BE(at + 4))
    .find((at) => sfnt.readUInt16BE(at) === 4);
  const segments = sfnt.readUInt16BE(start + 6) / 2;
  const held = new Set();
  // the last segment only ends the table
  for (let i = 0; i < segments - 1; i++) {
    const last = sfnt.readUInt16BE(start + 14 + i * 2);
    const first = sfnt.readUInt16BE(start + 16 + (segments + i) * 2);
    for (let point = first; point <= last; point++) held.add(point);
  }
  return held;
}

const folder = fileURLToPath(new URL('../src/assets/fonts/', import.meta.url));
const text = characters();
const files = [];
for (const { name, axes, features } of FONTS) {
  const source = new URL(
    import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const options = {
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
    // Nothing is set from top to bottom.
    dropTables: ['STAT', 'gasp', 'vhea', 'vmtx'],
  };
  const full = readFileSync(source);
  const held = coverage(await subsetFont(full, text, { ...options, targetFormat: 'sfnt' }));
  const missing = [...text].filter((character) => !held.has(character.codePointAt(0)));
  if (missing.length > 0)
    throw new Error(`${name} has no glyph for ${missing.join(' ')}: see src/styles/charset.mjs.`);
  const font = await subsetFont(full, text, { ...options, targetFormat: 'woff2' });
  files.push({ name, font, licence: readFileSync(new URL('../LICENSE', source)) });
}

const total = files.reduce((sum, { font }) => sum + font.length, 0);
if (total > LIMIT)
  throw new Error(`The fonts weigh ${total} bytes together, ${total - LIMIT} over their limit.`);
mkdirSync(folder, { recursive: true });
for (const { name, font, licence } of files) {
  writeFileSync(`${folder}${name}.woff2`, font);
  writeFileSync(`${folder}${name}.OFL.txt`, licence);
  console.log(`${name}.woff2: ${font.length} bytes`);
}
