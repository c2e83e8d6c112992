/** What a film really contains, read from its boxes (ISO 14496-12), whatever its name. */
import { readFileSync } from 'node:fs';
import { isFrame } from './frame.ts';

export interface FilmFacts {
  codec: 'av1' | 'h264' | 'other';
  width: number;
  height: number;
  /** Seconds. */
  length: number;
  hasSound: boolean;
  /** Whether every frame is there and whole. */
  isWhole: boolean;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

/** The boxes between two places of a file. */
function* boxes(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to;) {
    const short = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    const isLong = short === 1 && at + 16 <= to;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short;
    if (size < 8) return;
    yield { type, start: at + (isLong ? 16 : 8), end: at + size };
    at += size;
  }
}

/** The first box at a path of types. */
const find = (bytes: Buffer, within: Pick<Box, 'start' | 'end'>, ...path: string[]): Box | undefined => {
  const [type, ...rest] = path;
  for (const box of boxes(bytes, within.start, Math.min(within.end, bytes.length))) {
    if (box.type === type) return rest.length === 0 ? box : find(bytes, box, ...rest);
  }
  return undefined;
};

/** The sizes of all frames, and where each chunk of them begins. */
const tables = (bytes: Buffer, table: Box) => {
  const numbers = (type: string, skip: number, width: number): number[][] => {
    const box = find(bytes, table, type);
    if (!box) return [];
    const count = bytes.readUInt32BE(box.start + skip);
    return Array.from({ length: count }, (_, row) =>
      Array.from({ length: width }, (__, column) =>
        bytes.readUInt32BE(box.start + skip + 4 + 4 * (row * width + column)),
      ),
    );
  };
  const box = find(bytes, table, 'stsz');
  const same = box ? bytes.readUInt32BE(box.start + 4) : 0;
  const sizes =
    same > 0 && box
      ? Array<number>(bytes.readUInt32BE(box.start + 8)).fill(same)
      : numbers('stsz', 8, 1).flat();
  return { sizes, chunks: numbers('stco', 4, 1).flat(), runs: numbers('stsc', 4, 3) };
};

const isWhole = (bytes: Buffer, table: Box, codec: FilmFacts['codec']): boolean => {
  const { sizes, chunks, runs } = tables(bytes, table);
  let next = 0;
  for (const [index, start] of chunks.entries()) {
    const run = runs.findLast(([first = 0]) => first <= index + 1);
    let at = start;
    for (let left = run?.[1] ?? 0; left > 0 && next < sizes.length; left--) {
      const size = sizes[next++] ?? 0;
      if (at + size > bytes.length || !isFrame(bytes.subarray(at, at + size), codec)) return false;
      at += size;
    }
  }
  return sizes.length > 0 && next === sizes.length;
};

const facts = (bytes: Buffer): FilmFacts | undefined => {
  const movie = find(bytes, { start: 0, end: bytes.length }, 'moov');
  if (!movie || movie.end > bytes.length) return undefined;
  const tracks = [...boxes(bytes, movie.start, movie.end)].filter(({ type }) => type === 'trak');
  const kindOf = (track: Box) => {
    const handler = find(bytes, track, 'mdia', 'hdlr');
    return handler ? bytes.toString('latin1', handler.start + 8, handler.start + 12) : '';
  };
  const picture = tracks.find((track) => kindOf(track) === 'vide');
  const table = picture && find(bytes, picture, 'mdia', 'minf', 'stbl');
  const header = picture && find(bytes, picture, 'mdia', 'mdhd');
  const entry = table && find(bytes, table, 'stsd');
  if (!table || !header || !entry) return undefined;
  const name = bytes.toString('latin1', entry.start + 12, entry.start + 16);
  const codec = name === 'av01' ? 'av1' : name === 'avc1' ? 'h264' : 'other';
  const isLong = bytes[header.start] === 1;
  const scale = bytes.readUInt32BE(header.start + (isLong ? 20 : 12));
  const ticks = isLong
    ? Number(bytes.readBigUInt64BE(header.start + 24))
    : bytes.readUInt32BE(header.start + 16);
  return {
    codec,
    width: bytes.readUInt16BE(entry.start + 40),
    height: bytes.readUInt16BE(entry.start + 42),
    length: ticks / scale,
    hasSound: tracks.some((track) => kindOf(track) === 'soun'),
    isWhole: codec !== 'other' && isWhole(bytes, table, codec),
  };
};

/**
 * Inspects a film.
 * @returns undefined if it is not an MP4 film
 */
export const inspectFilm = (path: string): FilmFacts | undefined => {
  try {
    return facts(readFileSync(path));
  } catch {
    // A number lies outside of the file: it is cut off.
    return undefined;
  }
};
