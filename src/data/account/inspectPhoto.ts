export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic';

export interface PhotoInfo {
  kind: PhotoKind | null;
  isComplete: boolean;
  pixels: number;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'];

const textAt = (bytes: Uint8Array, offset: number, length: number) =>
  String.fromCharCode(...bytes.subarray(offset, offset + length));
const readBigEndian = (bytes: Uint8Array, offset: number, length: number) =>
  bytes.subarray(offset, offset + length).reduce((value, byte) => value * 256 + byte, 0);

function photoKind(bytes: Uint8Array): PhotoKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (textAt(bytes, 1, 3) === 'PNG') return 'png';
  if (textAt(bytes, 0, 4) === 'RIFF' && textAt(bytes, 8, 4) === 'WEBP') return 'webp';
  return textAt(bytes, 4, 4) === 'ftyp' && heicBrands.includes(textAt(bytes, 8, 4)) ? 'heic' : null;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** Excludes tables (C4), the reserved C8 and arithmetic conditioning (CC). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Walks the markers up to the image data, past a thumbnail, which has its own end marker. */
function inspectJpeg(bytes: Uint8Array): Omit<PhotoInfo, 'kind'> {
  let pixels = 0;
  let offset = 2;
  while (bytes[offset] === 0xff && bytes[offset + 1] !== startOfScan) {
    const marker = bytes[offset + 1]!;
    if (isFrame(marker)) pixels = readBigEndian(bytes, offset + 5, 2) * readBigEndian(bytes, offset + 7, 2);
    // Any number of FF bytes may pad the space before a marker.
    offset += marker === 0xff ? 1 : 2 + readBigEndian(bytes, offset + 2, 2);
  }
  // Inside image data, an FF that is not a marker is followed by 00. Cameras may append data after the end.
  const isEnd = (byte: number, index: number) => index > offset && byte === endOfImage && bytes[index - 1] === 0xff;
  return { pixels, isComplete: bytes.some(isEnd) };
}

function inspectPng(bytes: Uint8Array): Omit<PhotoInfo, 'kind'> {
  const isEnd = (byte: number, index: number) => byte === 0x49 && textAt(bytes, index, 4) === 'IEND';
  return { pixels: readBigEndian(bytes, 16, 4) * readBigEndian(bytes, 20, 4), isComplete: bytes.some(isEnd) };
}

/** Checks a chosen file by its bytes instead of its name, before a decoder spends memory on it. */
export function inspectPhoto(bytes: Uint8Array): PhotoInfo {
  const kind = photoKind(bytes);
  if (kind === 'jpeg') return { kind, ...inspectJpeg(bytes) };
  if (kind === 'png') return { kind, ...inspectPng(bytes) };
  // A WebP header holds the length of the rest, little-endian.
  const isComplete = kind !== 'webp' || bytes.length >= readBigEndian(bytes.slice(4, 8).reverse(), 0, 4) + 8;
  return { kind, pixels: 0, isComplete };
}
