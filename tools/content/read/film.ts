/** What a film really contains, whatever its name. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { BufferSource, EncodedPacketSink, Input, MP4 } from 'mediabunny';
import { remembered } from './files.ts';

export interface FilmFacts {
  /** `av1`, `h264` or the name of another codec; `unknown` if it cannot be told. */
  codec: string;
  width: number;
  height: number;
  /** Seconds. */
  length: number;
  /** How many pictures it is made of. */
  frames: number;
  /** The same for copies of a file. */
  hash: string;
  hasSound: boolean;
  /** Whether every frame is there and whole; false for other codecs than AV1 and H.264. */
  isWhole: boolean;
}

/** Whether the units of an H.264 frame fill it without gaps. Where bytes are lost, they do not. */
const isAvcFrame = (frame: Buffer): boolean => {
  let at = 0;
  while (at + 5 <= frame.length) {
    const size = frame.readUInt32BE(at);
    const isForbidden = ((frame[at + 4] ?? 0) & 0x80) !== 0;
    if (size === 0 || isForbidden) return false;
    at += 4 + size;
  }
  return at === frame.length;
};

/** The same for an AV1 frame. */
const isAv1Frame = (frame: Buffer): boolean => {
  let at = 0;
  while (at < frame.length) {
    const header = frame[at] ?? 0;
    if ((header & 0x81) !== 0 || header >> 3 === 0) return false;
    const [hasExtension, hasSize] = [(header & 4) !== 0, (header & 2) !== 0];
    if (!hasSize) return true;
    at += hasExtension ? 2 : 1;
    let size = 0;
    for (let step = 0, byte = 0x80; byte & 0x80 && step < 8; step++) {
      byte = frame[at++] ?? 0;
      size += (byte & 0x7f) * 2 ** (7 * step);
    }
    at += size;
  }
  return at === frame.length;
};

/** Inspects a film. Returns undefined if it is not an MP4 film, or its table of contents is cut off. */
export const inspectFilm = remembered(async (path): Promise<FilmFacts | undefined> => {
  const bytes = readFileSync(path);
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  try {
    const track = await input.getPrimaryVideoTrack();
    if (!track) return undefined;
    const codec = await track.getCodec();
    const isFrame = codec === 'avc' ? isAvcFrame : codec === 'av1' ? isAv1Frame : () => false;
    // Reading stops at the first frame that is not there.
    let whole = 0;
    for await (const { data } of new EncodedPacketSink(track).packets())
      if (isFrame(Buffer.from(data.buffer, data.byteOffset, data.byteLength))) whole += 1;
    const { packetCount } = await track.computePacketStats();
    return {
      codec: codec === 'avc' ? 'h264' : (codec ?? 'unknown'),
      width: await track.getCodedWidth(),
      height: await track.getCodedHeight(),
      length: await track.computeDuration(),
      frames: packetCount,
      hash: createHash('sha1').update(bytes).digest('hex'),
      hasSound: (await input.getAudioTracks()).length > 0,
      isWhole: packetCount > 0 && whole === packetCount,
    };
  } catch {
    return undefined;
  }
});
