import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import sharp from 'sharp';

/** The size link previews ask for. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** In bytes; several services take no larger preview without shrinking it themselves. */
const LIMIT = 118_000;

const MARGIN = 72;
const TITLE = { size: 76, leading: 84 };
const NAME = { size: 40 };

/**
 * Draws the picture of a page for link previews: its photograph under a shade, the site's mark and name, its title.
 * Letters are drawn as outlines of the site's own font, so that they look the same on every machine.
 * @returns a JPEG of 1200 x 630, below 118 KB
 */
export const drawSharePicture = async (
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
  throw new Error(`The share picture of "${title}" does not fit into ${LIMIT} bytes.`);
};

const overlay = (title: string, name: string): string => {
  const font = create(readFileSync('src/assets/fonts/baskervville.woff2'));
  if (font.isCollection) throw new Error('src/assets/fonts/baskervville.woff2 holds more than one font.');
  const lines = wrap(font, title, WIDTH - 2 * MARGIN);
  const first = HEIGHT - MARGIN - (lines.length - 1) * TITLE.leading;
  const mark = readFileSync('public/favicon.svg', 'utf8')
    .replace('<svg ', `<svg x="${MARGIN}" y="${MARGIN - 18}" width="64" height="64" `)
    .replace(/stroke="#[0-9a-f]+"/, 'stroke="#fff"');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <linearGradient id="shade" x2="0" y2="1">
      <stop stop-color="#182a2d" stop-opacity=".55"/><stop offset=".4" stop-color="#182a2d" stop-opacity=".15"/>
      <stop offset="1" stop-color="#182a2d" stop-opacity=".9"/>
    </linearGradient>
    <rect width="100%" height="100%" fill="url(#shade)"/>
    ${mark}
    <g fill="#fff">
      ${text(font, name, MARGIN + 84, MARGIN + 28, NAME.size)}
      ${lines.map((line, i) => text(font, line, MARGIN, first + i * TITLE.leading, TITLE.size)).join('')}
    </g>
  </svg>`;
};

/** Breaks a title into lines that fit. */
const wrap = (font: Font, title: string, width: number): string[] => {
  const lines: string[] = [];
  for (const word of title.split(' ')) {
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

/** A line of text as outlines, from its baseline's left end. */
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
