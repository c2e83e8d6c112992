/** A frame of a film, as its codec packs it. */

/** Whether the parts of a frame follow one another and fill it, which they do not where bytes are lost. */
export const isFrame = (frame: Buffer, codec: 'av1' | 'h264' | 'other'): boolean => {
  let at = 0;
  if (codec === 'h264') {
    while (at + 5 <= frame.length) {
      const isForbidden = ((frame[at + 4] ?? 0) & 0x80) !== 0;
      const size = frame.readUInt32BE(at);
      if (size === 0 || isForbidden) return false;
      at += 4 + size;
    }
  } else {
    while (at < frame.length) {
      const header = frame[at] ?? 0;
      const hasSize = (header & 2) !== 0;
      if ((header & 0x81) !== 0 || header >> 3 === 0) return false;
      if (!hasSize) return true;
      at += 1 + ((header & 4) >> 2);
      let size = 0;
      for (let step = 0, byte = 0x80; byte & 0x80 && step < 8; step++) {
        byte = frame[at++] ?? 0;
        size += (byte & 0x7f) * 2 ** (7 * step);
      }
      at += size;
    }
  }
  return at === frame.length;
};
