import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { inspectPhoto } from './inspectPhoto';

const picture = (width = 90, height = 60) =>
  sharp({ create: { width, height, channels: 3, background: '#a0522d', noise: { type: 'gaussian', sigma: 30 } } });

/** Inserts a small, complete JPEG where a camera puts its thumbnail. */
function withThumbnail(photo: Buffer, thumbnail: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(thumbnail.length + 2, 2);
  return Buffer.concat([photo.subarray(0, 2), head, thumbnail, photo.subarray(2)]);
}

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);

let photos: Record<'jpeg' | 'progressive' | 'thumbnail' | 'trailer' | 'png' | 'webp', Buffer>;

beforeAll(async () => {
  const jpeg = await picture().jpeg().toBuffer();
  photos = {
    jpeg,
    progressive: await picture().jpeg({ progressive: true }).toBuffer(),
    thumbnail: withThumbnail(jpeg, await picture(9, 6).jpeg().toBuffer()),
    trailer: Buffer.concat([jpeg, Buffer.from('what a phone keeps behind the picture')]),
    png: await picture().png().toBuffer(),
    webp: await picture().webp().toBuffer(),
  };
});

describe('D-19 a photo is checked by its bytes', () => {
  test.each([
    ['jpeg', 'jpeg', 5400],
    ['progressive', 'jpeg', 5400],
    ['thumbnail', 'jpeg', 5400],
    ['trailer', 'jpeg', 5400],
    ['png', 'png', 5400],
    ['webp', 'webp', 0],
  ] as const)('%s: complete as is, damaged if half of it is missing', (name, kind, pixels) => {
    expect(inspectPhoto(photos[name])).toEqual({ kind, pixels, isComplete: true });
    expect(inspectPhoto(half(photos[name]))).toMatchObject({ kind, isComplete: false });
  });

  test('an iPhone’s HEIC is recognized by its brand', () => {
    const head = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1');
    expect(inspectPhoto(head)).toEqual({ kind: 'heic', pixels: 0, isComplete: true });
  });

  test.each([
    ['text', Buffer.from('no photo at all')],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
    ['a film', Buffer.from('\0\0\0\u0018ftypmp42', 'latin1')],
  ])('%s is not a photo', (_, bytes) => {
    expect(inspectPhoto(bytes).kind).toBeNull();
  });

  test.each([[Buffer.from([0xff, 0xd8, 0xff])], [Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff, 0xff])]])(
    'only the first bytes of a JPEG are damaged',
    (bytes) => {
      expect(inspectPhoto(bytes)).toEqual({ kind: 'jpeg', pixels: 0, isComplete: false });
    },
  );
});
