import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  buildAnimatedPng,
  buildAnimatedWebp,
  buildAvif,
  buildAvifBomb,
  buildBlank,
  buildHugeWebp,
  buildPhoto,
  buildPngBomb,
  buildTiff,
  gif,
  svg,
} from '../fixtures/hostileImages';
import { buildIdPicture } from '../fixtures/idPicture';
import { buildProgressiveJpeg, form, rawForm, jpegStart, setUpUploads } from './setUpUploads';

const { files, rows, send } = setUpUploads();

const buildHalf = async (picture: Sharp) => {
  const bytes = await picture.toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};
/** Repeats each scan of a progressive JPEG a hundred times. */
function manyScans(jpeg: Buffer): Buffer {
  const first = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(first, jpeg.indexOf(Buffer.from([0xff, 0xc4]), first));
  return Buffer.concat([jpeg.subarray(0, first), ...Array.from({ length: 100 }, () => scan), jpeg.subarray(first)]);
}
const buildNoise = () =>
  sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 9 },
    },
  })
    .jpeg()
    .toBuffer();
const buildClear = () =>
  sharp({ create: { width: 900, height: 600, channels: 4, background: '#20304000' } })
    .png()
    .toBuffer();

describe('D-19 rejected images leave nothing behind', () => {
  const photo = buildPhoto();
  const refused: [string, () => BodyInit | Promise<BodyInit>, number, string][] = [
    ['an SVG with a script', () => form(svg), 415, 'unsupported_image'],
    [
      'an SVG with its own content type',
      () => form(svg, { name: 'id.svg', type: 'image/svg+xml' }),
      415,
      'unsupported_image',
    ],
    ['a GIF', () => form(gif), 415, 'unsupported_image'],
    ['a TIFF', async () => form(await buildTiff()), 415, 'unsupported_image'],
    ['an animated PNG', async () => form(await buildAnimatedPng()), 415, 'unsupported_image'],
    ['an animated WebP', async () => form(await buildAnimatedWebp()), 415, 'unsupported_image'],
    ['an AVIF', async () => form(await buildAvif()), 415, 'unsupported_image'],
    ['an AVIF that claims to be huge', () => form(buildAvifBomb()), 415, 'unsupported_image'],
    [
      'an interlaced PNG',
      async () => form(await buildIdPicture().png({ progressive: true }).toBuffer()),
      415,
      'unsupported_image',
    ],
    ['a PNG that unpacks to ten gigabytes', () => form(buildPngBomb()), 422, 'image_too_large'],
    ['a PNG one row too large', () => form(buildPngBomb(40_001, 1000)), 422, 'image_too_large'],
    ['a WebP that claims to be huge', async () => form(await buildHugeWebp()), 422, 'image_too_large'],
    ['a JPEG with too many scans', async () => form(manyScans(await buildProgressiveJpeg())), 422, 'unreadable_image'],
    ['half a JPEG', async () => form((await photo).subarray(0, (await photo).length / 2)), 422, 'unreadable_image'],
    ['only the header of a JPEG', async () => form((await photo).subarray(0, 150)), 422, 'unreadable_image'],
    ['half a PNG', async () => form(await buildHalf(buildIdPicture().png())), 422, 'unreadable_image'],
    ['half a WebP', async () => form(await buildHalf(buildIdPicture().webp())), 422, 'unreadable_image'],
    ['a thumbnail', async () => form(await buildIdPicture(40, 30).jpeg().toBuffer()), 422, 'image_too_small'],
    ['a strip', async () => form(await buildIdPicture(2000, 299).jpeg().toBuffer()), 422, 'image_too_small'],
    ['a blank PNG', async () => form(await buildBlank().png().toBuffer()), 422, 'image_blank'],
    ['noise over one color', async () => form(await buildNoise()), 422, 'image_blank'],
    ['a fully transparent PNG', async () => form(await buildClear()), 422, 'image_blank'],
    ['the first bytes of a JPEG', () => form(jpegStart), 422, 'unreadable_image'],
    ['no bytes', () => form(''), 415, 'unsupported_image'],
    [
      'S5-08 4 MB and one byte',
      async () => form(Buffer.concat([await photo, Buffer.alloc(4 * 1024 * 1024 + 1 - (await photo).length)])),
      413,
      'file_too_large',
    ],
    ['a text field instead of the file', () => new URLSearchParams({ file: 'words' }), 422, 'not_valid'],
    [
      'a form with only another field',
      () => {
        const body = new FormData();
        body.append('photo', new File([gif], 'id.jpg'));
        return body;
      },
      422,
      'not_valid',
    ],
  ];

  test.each(refused)('D-19 %s', async (_, build, status, code) => {
    expect(await send(await build())).toEqual([status, code]);
    expect([files(), await rows()]).toEqual([[], []]);
  });

  test('D-19 two files in one form are rejected, in either order', async () => {
    const part = (content: Buffer) => ({
      head: 'Content-Disposition: form-data; name="file"; filename="id.jpg"\r\nContent-Type: image/jpeg',
      content,
    });
    for (const parts of [
      [await photo, svg],
      [svg, await photo],
      [await photo, await photo],
    ])
      expect(await send(...rawForm(parts.map(part)))).toEqual([422, 'not_valid']);
    expect([files(), await rows()]).toEqual([[], []]);
  });

  test.each([
    ['no form', 'hello', { 'content-type': 'multipart/form-data; boundary=edge' }, 400, 'malformed_body'],
    ['no boundary', '--edge', { 'content-type': 'multipart/form-data' }, 400, 'malformed_body'],
    ['JSON', '{"file":"x"}', { 'content-type': 'application/json' }, 415, 'unsupported_type'],
  ] as const)('D-30 a body that is %s', async (_, body, headers, status, code) => {
    expect(await send(body, headers)).toEqual([status, code]);
  });

  test('D-19 the stored image stays when the next one is rejected', async () => {
    expect(await send(form(await photo))).toEqual([200, null]);
    const before = [files(), await rows()];
    expect(await send(form(gif))).toEqual([415, 'unsupported_image']);
    expect([files(), await rows()]).toEqual(before);
  });
});
