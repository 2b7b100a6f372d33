import type { ImageHeader } from './imageHeader';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Far more than encoders write (about ten). Each scan makes the decoder process the whole image again. */
const maxScans = 40;

/** C0 to CF, except tables (C4), the reserved C8 and arithmetic conditioning (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isProgressive = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker);
/** Within a scan, FF is followed by 00 when it is data, and by D0 to D7 for restart markers. */
const isData = (byte: number | undefined) => byte === 0 || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7);

function nextMarker(bytes: Buffer, from: number): { marker: number; offset: number } | null {
  for (let offset = bytes.indexOf(0xff, from); offset !== -1; offset = bytes.indexOf(0xff, offset + 1)) {
    const marker = bytes[offset + 1];
    if (marker !== undefined && marker !== 0xff && !isData(marker)) return { marker, offset };
  }
  return null;
}

function frameHeader(bytes: Buffer, { marker, offset }: { marker: number; offset: number }): ImageHeader {
  const depth = bytes.readUInt8(offset + 4);
  const height = bytes.readUInt16BE(offset + 5);
  const width = bytes.readUInt16BE(offset + 7);
  const samples = width * height * bytes.readUInt8(offset + 9);
  // A progressive image keeps all its coefficients, two bytes each, in memory until the last scan.
  const decodedBytes = samples * Math.ceil(depth / 8) + (isProgressive(marker) ? samples * 2 : 0);
  return { width, height, decodedBytes, isInterlaced: false, isAnimated: false };
}

/** Moves from marker to marker. Thumbnails are inside segments, and data that phones append follows the end of the image. */
export function jpegHeader(bytes: Buffer): ImageHeader | null {
  let frame: ImageHeader | null = null;
  let scans = 0;
  for (let found = nextMarker(bytes, 2); found;) {
    const { marker, offset } = found;
    if (marker === endOfImage) break;
    // Decoders use the first frame. A still image has only one.
    if (isFrame(marker)) frame ??= frameHeader(bytes, found);
    if (marker === startOfScan) scans += 1;
    if (scans > maxScans) return null;
    found = nextMarker(bytes, offset + 2 + bytes.readUInt16BE(offset + 2));
  }
  return frame;
}
