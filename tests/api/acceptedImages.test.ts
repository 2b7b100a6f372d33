import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { buildPhonePhoto, buildPhoto, buildPolyglot } from '../fixtures/hostileImages';
import { buildIdPicture } from '../fixtures/idPicture';
import { buildProgressiveJpeg, form, rawForm, setUpUploads } from './setUpUploads';

const { files, rows, send, readStoredImage } = setUpUploads();

describe('D-19 accepted images', () => {
  test.each([
    ['a normal photo', buildPhoto, 'id.jpg', 'image/jpeg'],
    ['a JPEG with a web page in it', buildPolyglot, 'id.html', 'text/html'],
    ['a progressive JPEG', buildProgressiveJpeg, 'id.jpg', 'image/jpeg'],
    ['a black-and-white photo', () => buildIdPicture().greyscale().png().toBuffer(), 'id.png', 'image/png'],
    [
      'an upright photo of the smallest size',
      () => buildIdPicture(300, 480).webp().toBuffer(),
      'id.webp',
      'image/webp',
    ],
    ['a photo named as a program', buildPhoto, 'id.exe', 'application/x-msdownload'],
    ['a photo whose name climbs out of the folder', buildPhoto, '../../../etc/passwd', 'image/jpeg'],
    ['a photo with a NUL in its name', buildPhoto, 'id.jpg\u0000.sh', 'image/jpeg'],
  ])('D-19 %s becomes one still JPEG and nothing else', async (_, build, name, type) => {
    const bytes = await build();
    expect(await send(form(bytes, { name, type }))).toEqual([200, null]);
    const [row] = await rows();
    expect(files()).toEqual([row!.blobKey]);
    const image = Buffer.from(await readStoredImage());
    const { format, pages } = await sharp(image).metadata();
    expect([format, pages]).toEqual(['jpeg', undefined]);
    expect(image.includes('<script')).toBe(false);
  });

  test('D-19 this test’s polyglot is one', async () => {
    expect((await buildPolyglot()).includes('<script')).toBe(true);
  });

  test('D-19 a line break in a file name has no effect', async () => {
    const [body, headers] = rawForm([
      {
        head: 'Content-Disposition: form-data; name="file"; filename="a%0d%0aX-Evil: 1.jpg"\r\nContent-Type: image/jpeg',
        content: await buildPhoto(),
      },
    ]);
    expect(await send(body, headers)).toEqual([200, null]);
    const damaged = rawForm([
      {
        head: 'Content-Disposition: form-data; name="file"; filename="a\r\nX-Evil: 1.jpg"\r\nContent-Type: image/jpeg',
        content: await buildPhoto(),
      },
    ]);
    const [status] = await send(...damaged);
    expect([200, 400, 422]).toContain(status);
    expect(files()).toHaveLength(1);
  });

  test('D-19 a phone photo is turned upright and loses its location', async () => {
    const photo = await buildPhonePhoto();
    const before = await sharp(photo).metadata();
    // The EXIF tag that points to GPS data.
    expect([before.orientation, before.exif!.includes(Buffer.from([0x25, 0x88]))]).toEqual([6, true]);
    expect(await send(form(photo))).toEqual([200, null]);
    const image = await readStoredImage();
    const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(image).metadata();
    expect([width, height]).toEqual([600, 900]);
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    // The left edge of the file is at the top of the picture.
    const rgb = await sharp(image).raw().toBuffer();
    const at = (x: number, y: number) =>
      [...rgb.subarray((y * 600 + x) * 3, (y * 600 + x) * 3 + 3)].map((v) => v > 200);
    expect([at(300, 50), at(300, 850)]).toEqual([
      [true, false, false],
      [true, true, true],
    ]);
  });

  test('D-19 a file one byte below 4 MB is accepted', async () => {
    const photo = await buildPhoto();
    const body = form(Buffer.concat([photo, Buffer.alloc(4 * 1024 * 1024 - 1 - photo.length)]));
    expect(await send(body)).toEqual([200, null]);
  });
});
