/** Pictures as cameras, phones and word processors make them. */
import sharp from 'sharp';

/** EXIF data from a camera held on its side on Meganisi. */
const NOTES = {
  IFD0: { Make: 'Camera', Model: 'One', Orientation: '6' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '38/1 39/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '20/1 46/1 0/1',
  },
};

/** As the site wants it, in one colour, as a PNG, or straight from a camera with its EXIF data. */
export type Form = 'sound' | 'blank' | 'png' | 'camera';

/** A picture in two halves, the upper one dark, so that rotation can be detected. */
export const pictureBytes = async (width: number, height: number, form: Form = 'sound'): Promise<Buffer> => {
  const top = await sharp({
    create: { width, height: height >> 1, channels: 3, background: form === 'blank' ? '#d9c9ae' : '#21383b' },
  })
    .png()
    .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: '#d9c9ae' } }).composite([
    { input: top, gravity: 'north' },
  ]);
  if (form === 'png') return picture.removeAlpha().png().toBuffer();
  return (form === 'camera' ? picture.withExif(NOTES).withMetadata({ orientation: 6 }) : picture)
    .jpeg()
    .toBuffer();
};

/** A picture with as many shades as a photograph has. */
export const photograph = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
