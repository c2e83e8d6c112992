/** Films of any make, built box by box (ISO 14496-12). */

export const long = (...numbers: number[]) => {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
};

const box = (type: string, ...parts: Uint8Array[]): Buffer => {
  const inside = Buffer.concat(parts);
  return Buffer.concat([long(8 + inside.length), Buffer.from(type), inside]);
};

/** A box whose length is in eight bytes, as some programs write them. */
export const longBox = (type: string, inside: Buffer): Buffer =>
  Buffer.concat([long(1), Buffer.from(type), long(0, 16 + inside.length), inside]);

/** A frame of H.264: the length of its one part, then the part. */
export const h264Frame = (fill = 0x65) => Buffer.concat([long(12), Buffer.alloc(12, fill)]);

/** A frame of AV1: a part that says its length, here in two bytes, then one that goes on to the end. */
export const av1Frame = () =>
  Buffer.concat([Buffer.from([0x12, 0x84, 0x00]), Buffer.alloc(4), Buffer.from([0x30]), Buffer.alloc(6)]);

export interface Make {
  codec?: string;
  handlers?: string[];
  frames?: Buffer[];
  /** The length of each frame, if they are all alike and it is said once. */
  same?: number;
  /** The header of the track in its long form. */
  isLong?: boolean;
  /** Seconds. */
  length?: number;
  width?: number;
  /** What comes before everything else. */
  first?: Buffer;
  /** Where the frames lie, if not where they do. */
  chunks?: number[];
  without?: string;
}

export const FTYP = box('ftyp', Buffer.from('isom'), long(0));

/** A film with one chunk of frames. */
export const film = (make: Make = {}): Buffer => {
  const { codec = 'avc1', handlers = ['vide'], frames = [h264Frame(), h264Frame()], same = 0 } = make;
  const { length = 4, width = 640 } = make;
  const only = (type: string, ...parts: Uint8Array[]) =>
    type === make.without ? Buffer.alloc(0) : box(type, ...parts);
  const sizes =
    same > 0 ? long(0, same, frames.length) : long(0, 0, frames.length, ...frames.map((f) => f.length));
  const entry = Buffer.alloc(60);
  entry.write(codec, 4);
  entry.writeUInt16BE(width, 32);
  entry.writeUInt16BE(360, 34);
  const header = make.isLong
    ? Buffer.concat([long(0x01000000, 0, 0, 0, 0, 1000, 0, 1000 * length)])
    : long(0, 0, 0, 1000, 1000 * length);
  const movie = (chunks: number[]) =>
    only(
      'moov',
      ...handlers.map((handler) =>
        box(
          'trak',
          box(
            'mdia',
            only('mdhd', header),
            only('hdlr', long(0, 0), Buffer.from(handler)),
            box(
              'minf',
              only(
                'stbl',
                only('stsd', long(0, 1), entry),
                only('stsz', sizes),
                only('stsc', long(0, 1, 1, frames.length, 1)),
                only('stco', long(0, chunks.length, ...chunks)),
              ),
            ),
          ),
        ),
      ),
    );
  const head = Buffer.concat([FTYP, make.first ?? Buffer.alloc(0)]);
  const start = head.length + movie([0]).length + 8;
  return Buffer.concat([head, movie(make.chunks ?? [start]), box('mdat', ...frames)]);
};
