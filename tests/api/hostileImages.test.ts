import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idImages, providers } from '../../netlify/database/providerTables';
import { createBlobStore } from '../../netlify/platform/blobs/blobs';
import { decryptImage } from '../../netlify/services/ids/idImage';
import {
  buildAnimatedPng,
  buildAnimatedWebp,
  buildAvif,
  buildAvifBomb,
  buildBlank,
  buildHugeWebp,
  buildPhonePhoto,
  buildPhoto,
  buildPngBomb,
  buildPolyglot,
  buildTiff,
  gif,
  svg,
} from '../fixtures/hostileImages';
import { buildIdPicture } from '../fixtures/idPicture';
import { buildProvider } from '../fixtures/builders/orderShop';
import { openTestApp, type TestApp } from '../fixtures/testApp';
import { openContract, type Contract } from './contract';

const path = '/v1/app/user/upload-id';
const jpegBegin = Buffer.from([0xff, 0xd8, 0xff]);
let api: TestApp;
let contract: Contract;
let folder: string;
let shopper: Awaited<ReturnType<TestApp['signedIn']>>;

beforeAll(async () => {
  api = await openTestApp();
  contract = await openContract(api.app);
  folder = mkdtempSync(join(tmpdir(), 'images-'));
  api.context.blobs = createBlobStore({ blobStore: 'files', dataDir: folder, s3: null });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await api.close();
});
beforeEach(async () => {
  shopper = await api.signedIn();
  await api.context.database.insert(providers).values([buildProvider(), buildProvider({ id: 'birch' })]);
});
afterEach(async () => {
  rmSync(join(folder, 'id-images'), { recursive: true, force: true });
  await api.reset();
});

/** Every file in the store, wherever an upload may have written it. */
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [entry.name] : [],
  );
const rows = () => api.context.database.select().from(idImages);

/** Sends an upload and checks the response against the OpenAPI document. */
async function send(body: BodyInit, headers: Record<string, string> = {}, providerId = 'alder') {
  const response = await api.app.request(`${path}?providerId=${providerId}`, {
    method: 'POST',
    headers: { ...shopper.headers, ...headers },
    body,
  });
  expect(await contract.findFaults(contract.operation('post', path), response.clone())).toEqual([]);
  const { code } = (await response.json()) as { code?: string };
  return [response.status, code ?? null] as const;
}
function form(bytes: Buffer | string, { name = 'id.jpg', type = 'image/jpeg' } = {}): FormData {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name, { type }));
  return body;
}
/** A multipart form that no well-behaved client sends. */
const rawForm = (parts: { head: string; content: Buffer }[]): [BodyInit, Record<string, string>] => [
  Buffer.concat([
    ...parts.flatMap(({ head, content }) => [Buffer.from(`--edge\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')]),
    Buffer.from('--edge--\r\n'),
  ]) as BodyInit,
  { 'content-type': 'multipart/form-data; boundary=edge' },
];
async function readStoredImage(owner = { userId: shopper.userId, providerId: 'alder' }): Promise<Uint8Array> {
  const [row] = await rows();
  return decryptImage(api.context.settings, owner, (await api.context.blobs.get(row!.blobKey))!);
}

const progressive = () => buildIdPicture().jpeg({ progressive: true }).toBuffer();
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
    ['a JPEG with too many scans', async () => form(manyScans(await progressive())), 422, 'unreadable_image'],
    ['half a JPEG', async () => form((await photo).subarray(0, (await photo).length / 2)), 422, 'unreadable_image'],
    ['only the header of a JPEG', async () => form((await photo).subarray(0, 150)), 422, 'unreadable_image'],
    ['half a PNG', async () => form(await buildHalf(buildIdPicture().png())), 422, 'unreadable_image'],
    ['half a WebP', async () => form(await buildHalf(buildIdPicture().webp())), 422, 'unreadable_image'],
    ['a thumbnail', async () => form(await buildIdPicture(40, 30).jpeg().toBuffer()), 422, 'image_too_small'],
    ['a strip', async () => form(await buildIdPicture(2000, 299).jpeg().toBuffer()), 422, 'image_too_small'],
    ['a blank PNG', async () => form(await buildBlank().png().toBuffer()), 422, 'image_blank'],
    ['noise over one color', async () => form(await buildNoise()), 422, 'image_blank'],
    ['a fully transparent PNG', async () => form(await buildClear()), 422, 'image_blank'],
    ['the first bytes of a JPEG', () => form(jpegBegin), 422, 'unreadable_image'],
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

describe('D-19 accepted images', () => {
  test.each([
    ['a normal photo', buildPhoto, 'id.jpg', 'image/jpeg'],
    ['a JPEG with a web page in it', buildPolyglot, 'id.html', 'text/html'],
    ['a progressive JPEG', progressive, 'id.jpg', 'image/jpeg'],
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

describe('D-19 stored bytes', () => {
  test('D-19 are encrypted, and readable only for their shopper and provider, not under another row’s key', async () => {
    await send(form(await buildPhoto()));
    const [row] = await rows();
    const sealed = Buffer.from((await api.context.blobs.get(row!.blobKey))!);
    expect(sealed.includes(jpegBegin) || sealed.includes('JFIF')).toBe(false);
    expect(Buffer.from(await readStoredImage()).subarray(0, 3)).toEqual(jpegBegin);
    // Another shopper, and another provider of the same shopper, whose rows are changed to reference these bytes.
    const other = await api.signedIn();
    for (const owner of [
      { userId: other.userId, providerId: 'alder' },
      { userId: shopper.userId, providerId: 'birch' },
    ]) {
      await api.context.database.update(idImages).set(owner);
      await expect(readStoredImage(owner)).rejects.toThrow();
    }
    const damaged = Buffer.from(sealed);
    damaged[damaged.length - 1]! ^= 1;
    const owner = { userId: shopper.userId, providerId: 'alder' };
    expect(() => decryptImage(api.context.settings, owner, damaged)).toThrow();
    expect(() => decryptImage({ idImageKey: 'b'.repeat(64) }, owner, sealed)).toThrow();
  });

  test('D-19 two uploads of one photo have different ciphertexts', async () => {
    await send(form(await buildPhoto()), {}, 'alder');
    await send(form(await buildPhoto()), {}, 'birch');
    const texts = await Promise.all(
      (await rows()).map(async ({ blobKey }) => Buffer.from((await api.context.blobs.get(blobKey))!).toString('hex')),
    );
    // The mark and the key's id come first: 'image.abcdefgh.'.
    const ivs = texts.map((text) => text.slice(30, 54));
    expect(new Set([...texts, ...ivs]).size).toBe(4);
  });

  test('D-19 no API call returns an image to a shopper, or where it is stored', async () => {
    await send(form(await buildPhoto()));
    const [row] = await rows();
    const types = contract.operations.flatMap(({ responses }) =>
      Object.values(responses).flatMap(({ content }) => Object.keys(content ?? {})),
    );
    // Only a dispensary's link, which works once, and the console's call return an image.
    expect(types.filter((type) => /image|octet-stream|multipart/.test(type))).toEqual(['image/jpeg', 'image/jpeg']);
    const reads = contract.operations.filter(({ method }) => method === 'get').map((each) => each.path);
    for (const each of [...reads, `/id-images/${row!.blobKey}`, `${path}/${row!.blobKey}`]) {
      const address = each.replace(/\{[^}]*\}/g, row!.blobKey);
      const response = await api.app.request(`${address}?providerId=alder&key=${row!.blobKey}`, {
        headers: shopper.headers,
      });
      const body = Buffer.from(await response.arrayBuffer());
      expect(body.includes(jpegBegin), each).toBe(false);
      // A 404 may repeat an unknown path, but a response for a known one must not contain the key.
      expect(response.ok && body.includes(row!.blobKey), each).toBe(false);
    }
  });
});
