import type { ImageHeader } from './imageHeader';
import { jpegHeader } from './jpegHeader';
import { pngHeader } from './pngHeader';
import { webpHeader } from './webpHeader';

const readers: Record<string, (bytes: Buffer) => ImageHeader | null> = {
  'image/jpeg': jpegHeader,
  'image/png': pngHeader,
  'image/apng': pngHeader,
  'image/webp': webpHeader,
};

export function readImageHeader(bytes: Uint8Array, mime: string): ImageHeader | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const header = readers[mime]?.(buffer) ?? null;
    return header && header.width > 0 && header.height > 0 ? header : null;
  } catch (error) {
    // A read beyond the end of the file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
