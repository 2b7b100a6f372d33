import type { ImageHeader } from './imageHeader';

const firstChunk = 12;
const animationFlag = 0x02;

type Size = Pick<ImageHeader, 'width' | 'height'>;

function readSize(bytes: Buffer, type: string, offset: number): Size | null {
  if (type === 'VP8 ')
    return { width: bytes.readUInt16LE(offset + 6) & 0x3fff, height: bytes.readUInt16LE(offset + 8) & 0x3fff };
  if (type === 'VP8X')
    return { width: bytes.readUIntLE(offset + 4, 3) + 1, height: bytes.readUIntLE(offset + 7, 3) + 1 };
  if (type !== 'VP8L') return null;
  const bits = bytes.readUInt32LE(offset + 1);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Uses the largest size in any chunk, because canvas and image size may disagree in a malicious file. */
export function webpHeader(bytes: Buffer): ImageHeader | null {
  let [width, height] = [0, 0];
  let isAnimated = false;
  for (let offset = firstChunk; offset + 8 <= bytes.length;) {
    const type = bytes.toString('latin1', offset, offset + 4);
    const length = bytes.readUInt32LE(offset + 4);
    const size = readSize(bytes, type, offset + 8);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    isAnimated ||=
      ['ANIM', 'ANMF'].includes(type) || (type === 'VP8X' && (bytes.readUInt8(offset + 8) & animationFlag) !== 0);
    // Chunks start at even offsets.
    offset += 8 + length + (length % 2);
  }
  return { width, height, decodedBytes: width * height * 4, isInterlaced: false, isAnimated };
}
