import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createTemporaryFolder } from '../../../tests/fixtures/createTemporaryFolder';
import { writeFavicon } from './writeFavicon';

test('the icon of old browsers and of search results is drawn like the SVG, in three sizes', async () => {
  const out = createTemporaryFolder({});
  copyFileSync(join('static', 'favicon.svg'), join(out, 'favicon.svg'));
  await writeFavicon(out);
  const ico = readFileSync(join(out, 'favicon.ico'));
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const pictures = [0, 1, 2].map((index) => {
    const entry = ico.subarray(6 + 16 * index);
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    return { size: entry.readUInt8(0), png: ico.subarray(start, start + length) };
  });
  expect(pictures.map(({ size }) => size)).toEqual([16, 32, 48]);
  for (const { size, png } of pictures) {
    const { width, height, format } = await sharp(png).metadata();
    expect([width, height, format]).toEqual([size, size, 'png']);
    const { channels } = await sharp(png).stats();
    expect(channels.at(-1)!.max, 'not empty').toBe(255);
  }
  expect(ico.length).toBeLessThan(4000);
});
