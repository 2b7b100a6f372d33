import { fileTypeFromBuffer } from 'file-type';
import { minPictureWidth } from '../drawingSize';
import { hasWhiteBackground, isVisible, removeWhite, trimEmptyEdges, padToWidth, type Pixels } from './cutOut';

export const maxUploadBytes = 20_000_000;
export const maxPixels = 50_000_000;
export const minPhotoSide = 800;
const maxSide = 2400;
/** A PNG of 2400 pixels would be needlessly large. */
const maxCutOutSide = 1600;

const readable: ReadonlySet<string> = new Set(['jpg', 'png', 'apng', 'webp', 'avif']);
const megapixels = (pixels: number) => Math.round(pixels / 1_000_000);

export interface PhotoHeader {
  width: number;
  height: number;
  isAnimated: boolean;
  isCmyk: boolean;
}

export type PhotoEnding = 'jpg' | 'png';

/** Uses sharp on a server, and a canvas in a browser. */
export interface Imaging {
  header: (file: Uint8Array) => Promise<PhotoHeader>;
  /** Decodes to upright sRGB pixels, at most `longest` on the longer side. Rejects if the file is broken. */
  decode: (file: Uint8Array, longest: number) => Promise<Pixels>;
  shrink: (image: Pixels, longest: number) => Promise<Pixels>;
  encode: (image: Pixels, ending: PhotoEnding) => Promise<Uint8Array>;
}

export interface NormalizedPhoto {
  bytes: Uint8Array;
  ending: PhotoEnding;
  width: number;
  height: number;
  isCutOut: boolean;
}

type Result = NormalizedPhoto | { fault: string };

/** Returns a message for editors, or null. */
function headerFault({ width, height, isAnimated, isCmyk }: PhotoHeader): string | null {
  if (isAnimated) return 'It is animated. Upload a still picture.';
  if (width * height > maxPixels)
    return `It has ${megapixels(width * height)} megapixels, and at most ${megapixels(maxPixels)} are possible. Export it smaller: 2400 pixels are enough for the longer side.`;
  if (isCmyk) return 'It has colors for print (CMYK), which look wrong on screens. Export it in RGB or sRGB.';
  if (Math.min(width, height) < minPhotoSide)
    return `It has ${width} × ${height} pixels, which would look blurred. At least ${minPhotoSide} × ${minPhotoSide} are needed.`;
  return null;
}

const megabytes = (bytes: number) => Math.ceil(bytes / 100_000) / 10;

export function sizeFault(bytes: number): string | null {
  if (bytes === 0) return 'The file is empty.';
  if (bytes <= maxUploadBytes) return null;
  return `It has ${megabytes(bytes)} MB, and at most ${megabytes(maxUploadBytes)} MB are possible. Export it smaller.`;
}

/** Checks what needs no decoding, so that a browser can refuse a photo before it is uploaded. */
export async function fileFault(file: Uint8Array): Promise<string | null> {
  const size = sizeFault(file.length);
  if (size) return size;
  // A file name does not prove the type.
  const type = (await fileTypeFromBuffer(file))?.ext;
  if (type === 'heic') return 'It is a HEIC photo, which browsers cannot show. Export it as JPEG.';
  if (!type || !readable.has(type))
    return `It is ${type ? `a file of the type ${type.toUpperCase()}` : 'no picture'}. Upload a JPEG, PNG, WebP, AVIF or SVG.`;
  return null;
}

async function encodeCutOut(image: Pixels, { shrink, encode }: Imaging): Promise<Result> {
  const object = await shrink(trimEmptyEdges(image), maxCutOutSide);
  if (Math.max(object.width, object.height) < minPictureWidth)
    return {
      fault: `What it shows has only ${object.width} × ${object.height} pixels without the empty space around it, which would look blurred. Its longer side needs at least ${minPictureWidth}: take the photo closer.`,
    };
  // Pages need a minimum width, even for an upright battery.
  const wide = padToWidth(object, minPictureWidth);
  const { width, height } = wide;
  return { bytes: await encode(wide, 'png'), ending: 'png', width, height, isCutOut: true };
}

async function encodePhoto(file: Uint8Array, imaging: Imaging): Promise<Result> {
  const image = await imaging.decode(file, maxSide);
  const { data, width, height } = image;
  const isWhite = hasWhiteBackground(image);
  if (isWhite) removeWhite(image);
  if (!isVisible(image)) return { fault: 'It is blank.' };
  const isOpaque = !isWhite && data.every((value, index) => index % 4 !== 3 || value === 255);
  if (!isOpaque) {
    const cutOut = await encodeCutOut(image, imaging);
    return 'fault' in cutOut ? cutOut : { ...cutOut, isCutOut: isWhite };
  }
  if (Math.min(width, height) < minPictureWidth)
    return { fault: 'It is too narrow. The longer side may be at most ten times the shorter one: crop it.' };
  return { bytes: await imaging.encode(image, 'jpg'), ending: 'jpg', width, height, isCutOut: false };
}

/**
 * Encodes a photo for storage: upright, without metadata, at most 2400 pixels long. An object on white loses its
 * background, so that it fits every tile. The fault tells editors what to fix.
 */
export async function normalizePhoto(file: Uint8Array, imaging: Imaging): Promise<Result> {
  const fault = await fileFault(file);
  if (fault) return { fault };
  try {
    const header = headerFault(await imaging.header(file));
    return header ? { fault: header } : await encodePhoto(file, imaging);
  } catch {
    return { fault: 'It cannot be read. It may be incomplete: export or download it again.' };
  }
}
