import type { ImageHeader } from './imageHeader';

/** Channels by color type: gray, RGB, palette (decoded to RGBA), gray with alpha, RGBA. */
const channels: Record<number, number> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
const firstChunk = 8;
const chunkOverhead = 12;

/** True for an APNG, whose control chunk comes before the image data. */
function isAnimated(bytes: Buffer): boolean {
  for (let offset = firstChunk; offset + 8 <= bytes.length; offset += bytes.readUInt32BE(offset) + chunkOverhead) {
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
  }
  return false;
}

export function pngHeader(bytes: Buffer): ImageHeader | null {
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const [bitDepth, colorType, interlace] = [bytes.readUInt8(24), bytes.readUInt8(25), bytes.readUInt8(28)];
  const samples = channels[colorType];
  if (samples === undefined) return null;
  return {
    width,
    height,
    decodedBytes: width * height * samples * Math.ceil(bitDepth / 8),
    isInterlaced: interlace !== 0,
    isAnimated: isAnimated(bytes),
  };
}
