import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { normalizePhoto, type NormalizedPhoto } from './normalizePhoto';
import { sharpImaging } from './sharpImaging';

type Color = { r: number; g: number; b: number; alpha?: number };
const sand: Color = { r: 190, g: 150, b: 100 };
const white: Color = { r: 255, g: 255, b: 255 };

const plain = (width: number, height: number, background: Color = sand) =>
  sharp({ create: { width, height, channels: background.alpha === undefined ? 3 : 4, background } });
const box = (width: number, height: number, fill: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`,
  );

async function prepared(bytes: Buffer): Promise<NormalizedPhoto> {
  const result = await normalizePhoto(bytes, sharpImaging);
  if ('fault' in result) throw new Error(result.fault);
  return result;
}
const faultOf = async (bytes: Buffer) => {
  const result = await normalizePhoto(bytes, sharpImaging);
  return 'fault' in result ? result.fault : null;
};
const pixelOf = async ({ bytes }: NormalizedPhoto, left: number, top: number) => [
  ...(await sharp(bytes).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('an uploaded photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const photo = await prepared(await plain(1000, 900).toFormat(format, { effort: 1 }).toBuffer());
    expect(photo).toMatchObject({ ending: 'jpg', width: 1000, height: 900, isCutOut: false });
    expect(await sharp(photo.bytes).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1000,
      height: 900,
      space: 'srgb',
    });
  });

  test('is stored upright and without metadata', async () => {
    const left = { input: box(600, 1000, 'blue'), left: 0, top: 0 };
    const bytes = await plain(1200, 1000)
      .composite([left])
      .withExif({ IFD0: { Copyright: 'Somebody', Orientation: '6' }, IFD3: { GPSLatitude: '38/1 34/1 0/1' } })
      .jpeg()
      .toBuffer();
    const photo = await prepared(await sharp(bytes).withMetadata({ orientation: 6 }).jpeg().toBuffer());
    expect([photo.width, photo.height]).toEqual([1000, 1200]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(photo.bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    // The left edge is now on top.
    expect((await pixelOf(photo, 500, 100))[2]).toBeGreaterThan(200);
    expect((await pixelOf(photo, 500, 1100))[2]).toBeLessThan(140);
  });

  test('is at most 2400 pixels long', async () => {
    expect(await prepared(await plain(4000, 1000).jpeg().toBuffer())).toMatchObject({ width: 2400, height: 600 });
  });

  test('on white loses its background, keeps white inside the object, and its shadow becomes transparent', async () => {
    const bytes = await plain(1200, 1200, white)
      .composite([
        { input: box(400, 600, '#335577'), left: 400, top: 300 },
        { input: box(100, 100, '#ffffff'), left: 550, top: 500 },
        { input: box(400, 60, '#e8e8e8'), left: 400, top: 900 },
      ])
      .png()
      .toBuffer();
    const photo = await prepared(bytes);
    expect(photo).toMatchObject({ ending: 'png', width: 400, height: 660, isCutOut: true });
    expect(await pixelOf(photo, 10, 10)).toEqual([0x33, 0x55, 0x77, 255]);
    expect(await pixelOf(photo, 200, 250)).toEqual([255, 255, 255, 255]);
    const [red, green, blue, alpha] = (await pixelOf(photo, 200, 630)) as [number, number, number, number];
    expect([red === green, green === blue, alpha > 60 && alpha < 200]).toEqual([true, true, true]);
    // Over white, the shadow looks as before.
    expect(Math.round((red * alpha) / 255 + 255 - alpha)).toBeCloseTo(0xe8, -0.5);
  });

  test('with transparent parts is trimmed to what is seen', async () => {
    const bytes = await plain(1500, 1500, { r: 0, g: 0, b: 0, alpha: 0 })
      .composite([{ input: box(500, 900, 'teal'), left: 100, top: 200 }])
      .webp({ lossless: true })
      .toBuffer();
    expect(await prepared(bytes)).toMatchObject({ ending: 'png', width: 500, height: 900, isCutOut: false });
  });

  test('of a slender object is wide enough to be shown without its background', async () => {
    const bytes = await plain(1000, 1800, white)
      .composite([{ input: box(150, 1500, '#335577'), left: 400, top: 100 }])
      .png()
      .toBuffer();
    const photo = await prepared(bytes);
    expect(photo).toMatchObject({ ending: 'png', width: 240, height: 1500, isCutOut: true });
    expect((await pixelOf(photo, 20, 750))[3]).toBe(0);
    expect(await pixelOf(photo, 120, 750)).toEqual([0x33, 0x55, 0x77, 255]);
    expect((await pixelOf(photo, 220, 750))[3]).toBe(0);
  });
});

describe('a file that cannot be used is refused in plain words', () => {
  const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]);
  const frames = async () => {
    const two = Buffer.alloc(900 * 1800 * 3, 90).fill(200, 900 * 900 * 3);
    return sharp(two, { raw: { width: 900, height: 1800, channels: 3, pageHeight: 900 } })
      .webp({ delay: [100, 100] })
      .toBuffer();
  };
  test.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['nothing', () => Buffer.alloc(0), /^The file is empty\.$/],
    ['more than 20 MB', () => Buffer.alloc(20_500_000, 1), /^It has 20\.5 MB, and at most 20 MB are possible/],
    ['a HEIC photo', () => heic, /HEIC photo.*Export it as JPEG/],
    [
      'a GIF',
      () => plain(900, 900).gif().toBuffer(),
      /^It is a file of the type GIF\. Upload a JPEG, PNG, WebP, AVIF or SVG\.$/,
    ],
    ['a text', () => Buffer.from('Hello'), /^It is no picture/],
    [
      'a page with a script that is called photo.jpg',
      () => Buffer.from('<html><script>alert(1)</script>'),
      /^It is no picture/,
    ],
    ['too few pixels', () => plain(1200, 799).jpeg().toBuffer(), /^It has 1200 × 799 pixels.*800 × 800/],
    ['60 megapixels', () => plain(10_000, 6_000).png().toBuffer(), /^It has 60 megapixels, and at most 50/],
    ['colors for print', () => plain(900, 900).toColorspace('cmyk').jpeg().toBuffer(), /CMYK.*Export it in RGB/],
    ['an animation', frames, /^It is animated/],
    [
      'a part of a file',
      async () => (await plain(1000, 1000).jpeg().toBuffer()).subarray(0, 900),
      /^It cannot be read/,
    ],
    [
      'an object that is small in it',
      () =>
        plain(1000, 1000, white)
          .composite([{ input: box(120, 200, '#335577'), left: 400, top: 400 }])
          .png()
          .toBuffer(),
      /^What it shows has only 120 × 200 pixels without the empty space around it.*needs at least 240/,
    ],
    ['a narrow strip', () => plain(800, 12_000).jpeg().toBuffer(), /^It is too narrow.*at most ten times the shorter/],
    ['white alone', () => plain(1000, 1000, white).png().toBuffer(), /^It is blank\.$/],
  ])('%s', async (_, build, message) => {
    expect(await faultOf(await build())).toMatch(message);
  });
});
