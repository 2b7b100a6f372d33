import type { ImageHeader } from './imageHeader';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Far more than an encoder writes (ten or so): each one makes the decoder go through the whole picture again. */
const mostScans = 40;

/** C0 to CF, except for tables (C4), the reserved C8 and arithmetic conditioning (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isProgressive = (marker: number) => [0xc2, 0xc6, 0xca, 0xce].includes(marker);
/** Within a scan FF stands before 00 where it is data, and before D0 to D7 where a decoder may resume. */
const isData = (byte: number | undefined) => byte === 0 || (byte !== undefined && byte >= 0xd0 && byte <= 0xd7);

/** The next marker at or after an offset; null at the end of the file. */
function nextMarker(bytes: Buffer, from: number): { marker: number; at: number } | null {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1];
    if (marker !== undefined && marker !== 0xff && !isData(marker)) return { marker, at };
  }
  return null;
}

function frameHeader(bytes: Buffer, { marker, at }: { marker: number; at: number }): ImageHeader {
  const depth = bytes.readUInt8(at + 4);
  const height = bytes.readUInt16BE(at + 5);
  const width = bytes.readUInt16BE(at + 7);
  const samples = width * height * bytes.readUInt8(at + 9);
  // All coefficients of a progressive picture, two bytes each, are held until the last scan.
  const decodedBytes = samples * Math.ceil(depth / 8) + (isProgressive(marker) ? samples * 2 : 0);
  return { width, height, decodedBytes, isInterlaced: false, isAnimated: false };
}

/** Goes from marker to marker; a thumbnail is inside a segment, and what a phone appends follows the end. */
export function jpegHeader(bytes: Buffer): ImageHeader | null {
  let frame: ImageHeader | null = null;
  let scans = 0;
  for (let found = nextMarker(bytes, 2); found;) {
    const { marker, at } = found;
    if (marker === endOfImage) break;
    // Decoders take the first frame; a second one is not part of a still picture.
    if (isFrame(marker)) frame ??= frameHeader(bytes, found);
    if (marker === startOfScan) scans += 1;
    if (scans > mostScans) return null;
    found = nextMarker(bytes, at + 2 + bytes.readUInt16BE(at + 2));
  }
  return frame;
}
