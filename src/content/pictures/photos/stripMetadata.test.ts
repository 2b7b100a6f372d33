import sharp from 'sharp';
import { expect, test } from 'vitest';
import { stripMetadata } from './stripMetadata';

const picture = () =>
  sharp({ create: { width: 90, height: 60, channels: 4, background: { r: 190, g: 150, b: 100, alpha: 0.5 } } })
    .withIccProfile('srgb')
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '38/1 34/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>');

test.each([
  ['JPEG', () => picture().jpeg()],
  ['progressive JPEG', () => picture().jpeg({ progressive: true })],
  ['PNG', () => picture().png()],
  ['PNG with a palette', () => picture().png({ palette: true })],
])('a %s loses its profile and metadata, and keeps its pixels', async (_, encoded) => {
  const file = await encoded().toBuffer();
  const before = await sharp(file).metadata();
  expect([before.exif, before.icc, before.xmp].map(Boolean)).toEqual([true, true, true]);
  const bare = stripMetadata(file);
  const { exif, icc, xmp, width, height } = await sharp(bare, { failOn: 'warning' }).metadata();
  expect([exif, icc, xmp, width, height]).toEqual([undefined, undefined, undefined, 90, 60]);
  const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
  expect(await pixelsOf(bare)).toEqual(await pixelsOf(file));
});
