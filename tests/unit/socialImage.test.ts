import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSocialImage } from '../../src/images/socialImage.ts';

const draw = async (title: string) => {
  const photograph = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#577b7f' } });
  return drawSocialImage(await photograph.jpeg().toBuffer(), { title, name: 'Sixfold' });
};

/** How bright the picture is at most where a title has its second line from below. */
const brightest = async (bytes: Uint8Array) => {
  const area = { left: 72, top: 380, width: 1000, height: 80 };
  // sharp computes statistics from its input and ignores `extract`, so the area is read again.
  const { channels } = await sharp(await sharp(bytes).extract(area).toBuffer()).stats();
  return channels[0]?.max ?? 0;
};

test('a social image shows its whole title', async () => {
  expect(await brightest(await draw('Sauna'))).toBeLessThan(150);
  const long = await draw('The world’s most extensive detox and human restoration');
  expect(await brightest(long)).toBeGreaterThan(240);
});

test('words that the font cannot draw are left out, so that the picture is the same on every machine', async () => {
  expect(await draw('Sauna Μεγανήσι')).toEqual(await draw('Sauna'));
  expect(await draw('Prāṇāyāma: CO₂, Łódź')).toEqual(await draw('Pranayama: CO2, Lodz'));
});
