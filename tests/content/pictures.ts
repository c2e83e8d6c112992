/** Pictures such as cameras, telephones and word processors make them. */
import sharp from 'sharp';
import type { Site } from './site.ts';

/** Notes of a camera that lay on its side on Meganisi. */
const NOTES = {
  IFD0: { Make: 'Camera', Model: 'One', Orientation: '6' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '38/1 39/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '20/1 46/1 0/1',
  },
};

/** What a picture is, beyond its size: as the site wants it, a PNG, or raw from a camera. */
export type Form = 'sound' | 'png' | 'camera';

/** A picture of two halves, the upper one dark, so that a turned one can be told. */
export const pictureBytes = async (width: number, height: number, form: Form = 'sound'): Promise<Buffer> => {
  const top = await sharp({ create: { width, height: height >> 1, channels: 3, background: '#21383b' } })
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

/** Puts a picture in place of one of the site’s. */
export const picture = async (
  site: Site,
  file: string,
  ...what: Parameters<typeof pictureBytes>
): Promise<void> => {
  site.write(file, await pictureBytes(...what));
};
