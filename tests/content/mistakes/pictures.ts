/** Pictures. */
import { photograph, pictureBytes } from '../pictures.ts';
import type { Site } from '../site.ts';
import { mistakesIn, says, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

/** A mistake made by putting another file in the place of a picture. */
const picture = (
  name: string,
  bytes: (site: Site) => Uint8Array | string | Promise<Uint8Array>,
  found: string,
  fix: string,
  file = 'sauna.jpg',
): Mistake => ({
  name,
  make: async (site) => {
    const made = await bytes(site);
    site.remove('services/sauna/sauna.jpg');
    site.write(`services/sauna/${file}`, made);
    if (file !== 'sauna.jpg') site.replace(SAUNA, './sauna.jpg', `./${file}`);
  },
  says: says`
    picture ‹${SAUNA}|src:›: content/services/sauna/${file}, ${found}
    ${fix}
  `,
});

/** One that “npm run media” puts right. */
const unimported = (
  name: string,
  bytes: () => Promise<Uint8Array>,
  found: string,
  file = 'sauna.jpg',
): Mistake => ({
  ...picture(name, bytes, '', '', file),
  says: says`
    picture-import ‹${SAUNA}|src:›: content/services/sauna/${file}, which ${found}
    run “npm run media”, which prepares it for the site
  `,
});

const DAMAGED = 'which cannot be read as a picture';
const AGAIN = 'copy the picture into the folder again and run “npm run media”';
const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
const NO_HEIC = 'open it in Photos or Preview and export it as JPEG';

export const pictures: readonly Mistake[] = [
  ...mistakesIn(SAUNA)`
    ./sauna.jpg → ./suana.jpg
    picture: "./suana.jpg", but there is no such file in content/services/sauna
    write ./sauna.jpg

    ./sauna.jpg → https://example.com/sauna.jpg
    picture: "https://example.com/sauna.jpg", but there is no such file in content/services/sauna
    write ./sauna.jpg
  `,
  ...mistakesIn('gallery/anjarle/index.json')`
    ./2.jpg → ./1.jpg
    repeated: "./1.jpg", which item 1 also has
    change it, or delete item 2
  `,
  {
    name: 'the same photograph twice in the gallery, under two names',
    make: (site) => site.write('gallery/anjarle/6.jpg', site.bytes('gallery/anjarle/1.jpg')),
    says: says`
      repeated ‹gallery/anjarle/index.json|./6.jpg›: content/gallery/anjarle/6.jpg, which is the same picture as content/gallery/anjarle/1.jpg
      copy the right picture into the folder and run “npm run media”, or delete item 6
    `,
  },
  {
    name: 'an old photograph left beside the new one',
    make: (site) => site.write('gallery/anjarle/old.jpg', site.bytes('gallery/anjarle/1.jpg')),
    says: says`
      stray-file ‹gallery/anjarle/old.jpg|›: a file that nothing on the site uses
      name it in the entry that should show it; if none should, delete it
    `,
  },
  {
    name: 'a name with spaces',
    make: (site) => {
      site.move('services/sauna/sauna.jpg', 'services/sauna/my sauna.jpg');
      site.replace(SAUNA, './sauna.jpg', './my sauna.jpg');
    },
    says: says`
      picture-import ‹${SAUNA}|src:›: "./my sauna.jpg", a name that the site cannot use
      run “npm run media”, which prepares it for the site
    `,
  },
  picture(
    'a JPEG that lacks its last lines',
    async () => (await photograph(1200, 800)).subarray(0, -20_000),
    DAMAGED,
    AGAIN,
  ),
  picture('a text named .jpg', () => 'sauna', DAMAGED, AGAIN),
  picture('an HEIC file', () => HEIC, 'which is really HEIC, the format of iPhones', NO_HEIC, 'IMG_1.HEIC'),
  picture('an HEIC file named .jpg', () => HEIC, 'which is really HEIC, the format of iPhones', NO_HEIC),
  picture(
    'an SVG file named .jpg',
    () => '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'which is really SVG, a drawing',
    'export it as PNG or JPEG, 2560 pixels wide',
  ),
  picture(
    'a picture too small for its place, which importing would not help',
    () => pictureBytes(640, 480, 'png'),
    '640 x 480 pixels; at least 1200 x 800 are needed',
    'use a larger original; enlarging this one does not help',
  ),
  picture(
    'a panorama that would be too low once it is imported',
    () => pictureBytes(6000, 1000),
    'which will be reduced to 2560 x 427 pixels; at least 1200 x 800 are needed',
    'crop it to a shape closer to 1200 x 800',
  ),
  unimported(
    'a photograph lying on its side, with the place it was taken',
    () => pictureBytes(1600, 1200, 'camera'),
    'lies on its side',
  ),
  unimported(
    'a photograph straight from the camera',
    () => pictureBytes(4000, 3000),
    'is 4000 x 3000 pixels; the longest side may have 2560',
  ),
  unimported(
    'a photograph kept as PNG',
    () => pictureBytes(1600, 1200, 'png'),
    'is a photograph saved as PNG',
    'sauna.png',
  ),
];
