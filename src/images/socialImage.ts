import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';
import { token } from '../styles/tokens.ts';
import { PETAL, TURNS, VIEW_BOX } from './mark.ts';

/** The recommended size for link previews, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The maximum size in bytes. Several services shrink larger images. */
const LIMIT = 118_000;

const FONT = 'src/assets/fonts/headings.woff2';
const MARGIN = 72;
const TITLE = { size: 76, leading: 84 };
const NAME = { size: 40 };

/**
 * Draws the image of a page for link previews: the page's photograph under a scrim, the site's mark and name, and the
 * page's title. Text is drawn as outlines of the site's own font, so that it looks the same on every machine.
 * @returns a JPEG of 1200 x 630, below 118 KB
 */
export const drawSocialImage = async (
  photograph: Uint8Array,
  { title, name }: { title: string; name: string },
): Promise<Uint8Array> => {
  const picture = await sharp(photograph)
    .resize(WIDTH, HEIGHT, { fit: 'cover' })
    .composite([{ input: Buffer.from(overlay(title, name)) }])
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = picture.info;
  for (let quality = 80; quality > 30; quality -= 8) {
    const jpeg = await sharp(picture.data, { raw: { width, height, channels } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length < LIMIT) return jpeg;
  }
  throw new Error(`The social image of "${title}" does not fit into ${LIMIT} bytes.`);
};

const overlay = (title: string, name: string): string => {
  const font = create(readFileSync(FONT));
  if (font.isCollection) throw new Error(`${FONT} holds more than one font.`);
  const lines = wrap(font, drawable(font, title), WIDTH - 2 * MARGIN);
  const first = HEIGHT - MARGIN - (lines.length - 1) * TITLE.leading;
  const [white, ink] = [token('white'), token('ink')];
  const petals = [0, ...TURNS].map((turn) => `<path d="${PETAL}" transform="rotate(${turn})"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="scrim" x2="0" y2="1">
      <stop stop-color="${ink}" stop-opacity=".55"/><stop offset=".4" stop-color="${ink}" stop-opacity=".15"/>
      <stop offset="1" stop-color="${ink}" stop-opacity=".9"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#scrim)"/>
    <svg x="${MARGIN}" y="${MARGIN - 18}" width="64" height="64" viewBox="${VIEW_BOX}">
      <g fill="none" stroke="${white}" stroke-width="6" stroke-linejoin="round">${petals.join('')}</g>
    </svg>
    <g fill="${white}">
      ${text(font, drawable(font, name), MARGIN + 84, MARGIN + 28, NAME.size)}
      ${lines.map((line, i) => text(font, line, MARGIN, first + i * TITLE.leading, TITLE.size)).join('')}
    </g>
  </svg>`;
};

/**
 * A text as the font can draw it: `prāṇāyāma` without its marks, `CO₂` with a plain 2, and no word of another alphabet.
 * The picture must not depend on the fonts of the machine that builds the site.
 */
const drawable = (font: Font, words: string): string => {
  const held = new Set(font.characterSet);
  const isHeld = (word: string) => Array.from(word).every((sign) => held.has(sign.codePointAt(0) ?? 0));
  const plain = (word: string) =>
    isHeld(word)
      ? word
      : word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('Ł', 'L').replaceAll('ł', 'l');
  return words.normalize('NFC').split(' ').map(plain).filter(isHeld).join(' ');
};

/** Breaks a title into lines that fit. */
const wrap = (font: Font, title: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of title.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && lengthOf(font, longer, TITLE.size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const lengthOf = (font: Font, words: string, size: number): number =>
  font.glyphsForString(words).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) *
  (size / font.unitsPerEm);

/** A line of text as outlines; `x` and `y` are the left end of its baseline. */
const text = (font: Font, words: string, x: number, y: number, size: number): string => {
  const scale = size / font.unitsPerEm;
  let at = 0;
  const paths = font.glyphsForString(words).map(({ path, advanceWidth }) => {
    const outline = path.translate(at, 0).toSVG();
    at += advanceWidth;
    return `<path d="${outline}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
};
