/** Pictures and films. */
import { film as make } from '../films.ts';
import { photograph, picture } from '../pictures.ts';
import type { Site } from '../site.ts';
import { edit, type Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

const RESTORE = 'stages/restore/restore';

/** A mistake made by replacing one of the four files of a film. */
const film = (
  name: string,
  rendition: string,
  bytes: (site: Site) => Uint8Array,
  ...says: string[]
): Mistake => ({
  name,
  make: (site) => site.write(`${RESTORE}.${rendition}.mp4`, bytes(site)),
  says,
});

export const media: readonly Mistake[] = [
  {
    name: 'a picture that is not there',
    make: (site) => site.replace(SAUNA, './sauna.jpg', './suana.jpg'),
    says: [
      `
services/sauna/index.mdx:‹src: ./suana.jpg› picture
"./suana.jpg", and there is no such file in content/services/sauna
a picture in the same folder; in it: ./sauna.jpg. Did you mean "./sauna.jpg"?
write ./sauna.jpg`,
    ],
  },
  {
    name: 'a picture with capitals that only some systems forgive',
    make: (site) => site.replace(SAUNA, './sauna.jpg', './Sauna.JPG'),
    says: [
      `
services/sauna/index.mdx:‹src: ./Sauna.JPG› picture
"./Sauna.JPG", and there is no such file in content/services/sauna
a picture in the same folder; in it: ./sauna.jpg. Did you mean "./sauna.jpg"?
write ./sauna.jpg`,
    ],
  },
  {
    name: 'a picture from the web',
    make: (site) => site.replace(SAUNA, './sauna.jpg', 'https://example.com/sauna.jpg'),
    says: [
      `
services/sauna/index.mdx:‹src: https://example.com/sauna.jpg› picture
"https://example.com/sauna.jpg", and there is no such file in content/services/sauna
a picture in the same folder; in it: ./sauna.jpg. Did you mean "./sauna.jpg"?
write ./sauna.jpg`,
    ],
  },
  {
    name: 'the same photograph twice in the gallery',
    make: (site) => site.replace('gallery/anjarle/index.json', './2.jpg', './1.jpg'),
    says: [
      `
gallery/anjarle/index.json:‹"src": "./1.jpg"› repeated
"./1.jpg", as in item 1
a different one in each item
change it, or remove item 2`,
    ],
  },
  {
    name: 'the same photograph twice in the gallery, under two names',
    make: (site) => site.write('gallery/anjarle/6.jpg', site.bytes('gallery/anjarle/1.jpg')),
    says: [
      `
gallery/anjarle/index.json:‹"src": "./6.jpg"› repeated
content/gallery/anjarle/6.jpg, which is the same picture as content/gallery/anjarle/1.jpg
every picture once
copy the right picture into the folder, then run “npm run media”; or remove item 6`,
    ],
  },
  {
    name: 'an old photograph left beside the new one',
    make: (site) => site.write('gallery/anjarle/old.jpg', site.bytes('gallery/anjarle/1.jpg')),
    says: [
      `
gallery/anjarle/old.jpg:1 stray-file
a file that nothing on the site uses
only pictures and films that a text names
remove it, or name it where it is meant to show`,
    ],
  },
  {
    name: 'a picture that is cut off',
    make: (site) =>
      site.write('services/sauna/sauna.jpg', site.bytes('services/sauna/sauna.jpg').subarray(0, 3000)),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.jpg› picture
content/services/sauna/sauna.jpg, which is damaged or not a picture
a JPEG photograph that opens
copy the picture into the folder again, then run “npm run media”`,
    ],
  },
  {
    name: 'a text file named .jpg',
    make: (site) => site.write('services/sauna/sauna.jpg', 'sauna'),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.jpg› picture
content/services/sauna/sauna.jpg, which is damaged or not a picture
a JPEG photograph that opens
copy the picture into the folder again, then run “npm run media”`,
    ],
  },
  {
    name: 'a picture too small for its place',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 640, 480),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.jpg› picture
content/services/sauna/sauna.jpg, 640 x 480 pixels
at least 1200 x 800 pixels for this place
use a larger original; enlarging the small one does not help`,
    ],
  },
  {
    name: 'a photograph lying on its side, with the place it was taken',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 1600, 1200, 'camera'),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.jpg› picture-import
content/services/sauna/sauna.jpg: lying on its side, with the camera’s notes, perhaps the place it was taken, in colours other than the sRGB colours browsers expect
an imported picture: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a photograph straight from the camera',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 4000, 3000),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.jpg› picture-import
content/services/sauna/sauna.jpg: 4000 x 3000 pixels
an imported picture: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a photograph kept as PNG',
    make: (site) => {
      site.replace(SAUNA, './sauna.jpg', './sauna.png');
      site.remove('services/sauna/sauna.jpg');
      return picture(site, 'services/sauna/sauna.png', 1600, 1200, 'png');
    },
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.png› picture-import
content/services/sauna/sauna.png: a photograph kept as PNG
an imported picture: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a PNG named .jpg',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 1600, 1200, 'png'),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.jpg› picture-import
content/services/sauna/sauna.jpg: a photograph kept as PNG
an imported picture: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a name with spaces',
    make: (site) => {
      site.move('services/sauna/sauna.jpg', 'services/sauna/my sauna.jpg');
      site.replace(SAUNA, './sauna.jpg', './my sauna.jpg');
    },
    says: [
      `
services/sauna/index.mdx:‹src: ./my› picture-import
"./my sauna.jpg", a name with spaces, capitals at its end or other signs, or not a JPEG or PNG
a name of letters, digits and dashes that ends in .jpg or .png
run “npm run media”, and write the name it tells you`,
    ],
  },
  {
    name: 'a film that lacks a rendition',
    make: (site) => site.remove('stages/repair/repair.phone.av1.mp4'),
    says: [
      `
stages/repair/index.mdx:‹poster:› film
no repair.phone.av1.mp4
four films beside ./repair.jpg, named after it
run “npm run media:film” with the original film, or correct the name of the first frame`,
    ],
  },
  {
    name: 'a film named unlike its first frame',
    make: (site) => {
      site.move('stages/repair/repair.jpg', 'stages/repair/sun.jpg');
      site.replace('stages/repair/index.mdx', './repair.jpg', './sun.jpg');
    },
    says: [
      `
stages/repair/index.mdx:‹poster:› film
no sun.phone.av1.mp4, sun.phone.h264.mp4, sun.desktop.av1.mp4, sun.desktop.h264.mp4
four films beside ./sun.jpg, named after it
run “npm run media:film” with the original film, or correct the name of the first frame`,
    ],
  },
  {
    name: 'an HEIC file under its own name',
    make: (site) => {
      site.remove('services/sauna/sauna.jpg');
      site.write('services/sauna/IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'));
      site.replace('services/sauna/index.mdx', './sauna.jpg', './IMG_1.HEIC');
    },
    says: [
      `
services/sauna/index.mdx:‹src: ./IMG_1› picture
content/services/sauna/IMG_1.HEIC, which is really HEIC, the format of iPhones
a JPEG photograph
open it in Photos or Preview and export it as JPEG; for later ones choose “Most Compatible” in Settings, Camera, Formats`,
    ],
  },
  {
    name: 'an HEIC file named .jpg',
    make: (site) => site.write('services/sauna/sauna.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.j› picture
content/services/sauna/sauna.jpg, which is really HEIC, the format of iPhones
a JPEG photograph
open it in Photos or Preview and export it as JPEG; for later ones choose “Most Compatible” in Settings, Camera, Formats`,
    ],
  },
  {
    name: 'an SVG file named .jpg',
    make: (site) => site.write('services/sauna/sauna.jpg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.j› picture
content/services/sauna/sauna.jpg, which is really SVG, a drawing
a JPEG photograph
export it as PNG or JPEG, 2560 pixels wide`,
    ],
  },
  {
    name: 'a JPEG that lacks its last lines',
    make: async (site) => {
      const whole = await photograph(1200, 800);
      site.write('services/sauna/sauna.jpg', whole.subarray(0, whole.length - (whole.length >> 5)));
    },
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.j› picture
content/services/sauna/sauna.jpg, which is damaged or not a picture
a JPEG photograph that opens
copy the picture into the folder again, then run “npm run media”`,
    ],
  },
  edit(
    'an alternative text that begins with “Image of”',
    SAUNA,
    'A wooden pail',
    'Image of a wooden pail',
    `
services/sauna/index.mdx:11 alternative-text
"Image of" at the beginning; screen readers say themselves that it is a picture
what the picture shows, as you would say it on the telephone
begin with "A wooden pail with a ladle and a rolled towel on a sauna be…"`,
  ),
  edit(
    'an alternative text of one letter',
    'gallery/meganisi/index.json',
    '"Olive trees and dark cypresses on a dry grass slope above a hazy bay."',
    '"x"',
    `
gallery/meganisi/index.json:‹"alt": "x"› alternative-text
"x", which describes nothing
what the picture shows, as you would say it on the telephone
describe it in one sentence`,
  ),
  film(
    'a film in another format than its name says',
    'phone.av1',
    (site) => site.bytes(`${RESTORE}.phone.h264.mp4`),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.phone.av1.mp4, which is really in H.264
AV1, as its name says
run “npm run media:film” with the original film`,
  ),
  film(
    'a film that is cut off',
    'desktop.h264',
    (site) => site.bytes(`${RESTORE}.desktop.h264.mp4`).subarray(0, 9000),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.desktop.h264.mp4, of which some frames are damaged or missing
a film that plays to its end
run “npm run media:film” with the original film`,
  ),
  film(
    'a film with bytes that were lost',
    'desktop.av1',
    (site) => {
      const bytes = Buffer.from(site.bytes(`${RESTORE}.desktop.av1.mp4`));
      return bytes.fill(0, bytes.length - 2000, bytes.length - 100);
    },
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.desktop.av1.mp4, of which some frames are damaged or missing
a film that plays to its end
run “npm run media:film” with the original film`,
  ),
  film(
    'a text named .mp4',
    'phone.h264',
    () => Buffer.from('no film'),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.phone.h264.mp4, which is damaged, cut off or not an MP4 film
a film that plays to its end
run “npm run media:film” with the original film`,
  ),
  film(
    'a desktop film in the place of the phone’s',
    'phone.h264',
    (site) => site.bytes(`${RESTORE}.desktop.h264.mp4`),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.phone.h264.mp4, 1280 x 720 pixels
at most 720 pixels wide for a phone, and at least 240
run “npm run media:film” with the original film`,
  ),
  film(
    'a film heavier than its place allows',
    'phone.h264',
    (site) =>
      Buffer.concat([
        site.bytes(`${RESTORE}.phone.h264.mp4`),
        Buffer.from('\x00\x06\x1a\x88free'),
        Buffer.alloc(399_992),
      ]),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.phone.h264.mp4, 409 KB
at most 400 KB in this place, so that it starts on a slow connection
run “npm run media:film” with the original film; a shorter or calmer one is lighter`,
  ),
  film(
    'a film with a sound track',
    'desktop.h264',
    () => make({ handlers: ['vide', 'soun'], length: 8, width: 1280 }),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.desktop.h264.mp4, which has a sound track
a film without sound; it would only be downloaded for nothing
run “npm run media:film” with the original film`,
  ),
  film(
    'a film in a format of few browsers',
    'desktop.h264',
    () => make({ codec: 'hvc1', length: 8, width: 1280 }),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.desktop.h264.mp4, which is really in another format
H.264, as its name says
run “npm run media:film” with the original film`,
  ),
  film(
    'a film much too narrow for a desktop',
    'desktop.h264',
    () => make({ length: 8, width: 480 }),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.desktop.h264.mp4, 480 x 360 pixels
at most 1920 pixels wide for a desktop, and at least 640
run “npm run media:film” with the original film`,
  ),
  film(
    'a film that never ends',
    'phone.av1',
    () => make({ codec: 'av01', frames: [Buffer.from([0x30])], length: 90 }),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.phone.av1.mp4, 90.0 seconds long
1 to 60 seconds
run “npm run media:film” with the original film`,
  ),
  film(
    'another film in one of the four files',
    'phone.h264',
    () => make({ length: 20 }),
    `
stages/restore/index.mdx:‹poster: ./rest› film
restore.phone.h264.mp4, 20.0 seconds long, and another file of this film 8.0
four files of one film
run “npm run media:film” with the original film`,
  ),
  {
    name: 'a small photograph kept as PNG, which importing would not mend',
    make: (site) => {
      site.replace(SAUNA, './sauna.jpg', './sauna.png');
      site.remove('services/sauna/sauna.jpg');
      return picture(site, 'services/sauna/sauna.png', 640, 480, 'png');
    },
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.png› picture
content/services/sauna/sauna.png, 640 x 480 pixels
at least 1200 x 800 pixels for this place
use a larger original; enlarging the small one does not help`,
    ],
  },
  {
    name: 'a panorama that would be too low once it is imported',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 6000, 1000),
    says: [
      `
services/sauna/index.mdx:‹src: ./sauna.j› picture
content/services/sauna/sauna.jpg, 6000 x 1000 pixels
at least 1200 x 800 pixels for this place
cut it to a less extreme shape; pictures are made smaller, to 2560 pixels at most`,
    ],
  },
];
