/** Films like those of the fixture site that differ in one thing, made of the same frames. */
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';

interface Difference {
  /** In pixels. */
  width?: number;
  /** The factor by which its duration grows. */
  stretch?: number;
  /** How many of its first frames, after the first, are left out. */
  skip?: number;
  hasSound?: boolean;
  /** Its header claims that the frames are HEVC. */
  isHevc?: boolean;
}

/** Makes a film anew. */
export const remake = async (film: Uint8Array, difference: Difference): Promise<Buffer> => {
  const { width, stretch = 1, skip = 0, hasSound = false, isHevc = false } = difference;
  const track = await new Input({ source: new BufferSource(film), formats: [MP4] }).getPrimaryVideoTrack();
  const codec = isHevc ? 'hevc' : await track?.getCodec();
  const config = await track?.getDecoderConfig();
  if (!track || !codec || !config) throw new Error('This is no film.');
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat(), target });
  const pictures = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(pictures);
  const sounds = new EncodedAudioPacketSource('opus');
  if (hasSound) output.addAudioTrack(sounds);
  await output.start();
  const decoderConfig = {
    ...config,
    ...(width && { codedWidth: width }),
    ...(isHevc && { codec: 'hev1.1.6.L93.B0' }),
  };
  let at = 0;
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const { timestamp, duration } = packet;
    if (timestamp > 0 && at++ < skip) continue;
    await pictures.add(packet.clone({ timestamp: timestamp * stretch, duration: duration * stretch }), {
      decoderConfig,
    });
  }
  if (hasSound)
    await sounds.add(new EncodedPacket(new Uint8Array(8), 'key', 0, 0.02), {
      decoderConfig: { codec: 'opus', numberOfChannels: 2, sampleRate: 48_000 },
    });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer());
};
