import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

// Tabs and bookmarks show 16 and 32 pixels, search results a multiple of 48.
const sizes = [16, 32, 48];

const headerBytes = 6;
const entryBytes = 16;

/** Encodes an ICO file: a header, an entry per picture, and the pictures as PNG. */
function encodeIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(headerBytes);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = headerBytes + entryBytes * pictures.length;
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryBytes);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)]);
}

/** Some browsers and search engines do not support favicon.svg. */
export async function writeFavicon(out: string): Promise<void> {
  const drawing = readFileSync(join(out, 'favicon.svg'));
  const pictures = await Promise.all(
    sizes.map(async (size) => ({
      size,
      png: await sharp(drawing, { density: 300 }).resize(size, size).png({ palette: true }).toBuffer(),
    })),
  );
  writeFileSync(join(out, 'favicon.ico'), encodeIco(pictures));
}
