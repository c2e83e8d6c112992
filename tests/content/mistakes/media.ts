/** Pictures and films. */
import { picture } from '../pictures.ts';
import type { Mistake } from './mistake.ts';

const SAUNA = 'services/sauna/index.mdx';

export const media: readonly Mistake[] = [
  {
    name: 'a picture that is not there',
    make: (site) => site.replace(SAUNA, './sauna.jpg', './suana.jpg'),
    says: [
      `
services/sauna/index.mdx:10 picture
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
services/sauna/index.mdx:10 picture
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
services/sauna/index.mdx:10 picture
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
gallery/anjarle/index.json:11 repeated
"./1.jpg", as in item 1
a different one in each item
change it, or remove item 2`,
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
services/sauna/index.mdx:10 picture
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
services/sauna/index.mdx:10 picture
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
services/sauna/index.mdx:10 picture
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
services/sauna/index.mdx:10 picture-intake
content/services/sauna/sauna.jpg: lying on its side, with the camera’s notes, perhaps the place it was taken, in colours of its own
a picture that was taken in: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a photograph straight from the camera',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 4000, 3000),
    says: [
      `
services/sauna/index.mdx:10 picture-intake
content/services/sauna/sauna.jpg: 4000 x 3000 pixels
a picture that was taken in: upright, without the camera’s notes, at most 2560 pixels, sRGB
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
services/sauna/index.mdx:10 picture-intake
content/services/sauna/sauna.png: a photograph kept as PNG
a picture that was taken in: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a PNG named .jpg',
    make: (site) => picture(site, 'services/sauna/sauna.jpg', 1600, 1200, 'png'),
    says: [
      `
services/sauna/index.mdx:10 picture-intake
content/services/sauna/sauna.jpg: a photograph kept as PNG
a picture that was taken in: upright, without the camera’s notes, at most 2560 pixels, sRGB
run “npm run media”`,
    ],
  },
  {
    name: 'a name with blanks',
    make: (site) => {
      site.move('services/sauna/sauna.jpg', 'services/sauna/my sauna.jpg');
      site.replace(SAUNA, './sauna.jpg', './my sauna.jpg');
    },
    says: [
      `
services/sauna/index.mdx:10 picture-intake
"./my sauna.jpg", a name with blanks or other signs, or not a JPEG or PNG
a name of letters, digits and dashes that ends in .jpg or .png
run “npm run media”, and write the name it tells you`,
    ],
  },
  {
    name: 'a film that lacks a rendition',
    make: (site) => site.remove('stages/repair/repair.phone.av1.mp4'),
    says: [
      `
stages/repair/index.mdx:10 film
no repair.phone.av1.mp4
four films beside ./repair.jpg, named after it
run “npm run media:video” with the original film, or correct the name of the first frame`,
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
stages/repair/index.mdx:10 film
no sun.phone.av1.mp4, sun.phone.h264.mp4, sun.desktop.av1.mp4, sun.desktop.h264.mp4
four films beside ./sun.jpg, named after it
run “npm run media:video” with the original film, or correct the name of the first frame`,
    ],
  },
];
