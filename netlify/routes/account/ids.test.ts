import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { drawId } from '../../../tests/fixtures/idPicture';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { problemSchema } from '../../../src/domain/site/problemSchema';
import { idImages, providers } from '../../database/providerTables';
import { deleteExpiredIds, deleteOrphanedIds } from '../../services/ids/deleteOldIds';
import { newBlobKey } from '../../services/ids/blobKey';
import { decryptImage } from '../../services/ids/idImage';

const providerId = 'harbor-house';
let api: TestApp;
let shopper: Awaited<ReturnType<TestApp['signedIn']>>;
let photo: Buffer;

beforeAll(async () => {
  api = await openTestApp();
  photo = await drawId()
    .withExif({ IFD0: { Make: 'Maker of cameras', Copyright: 'GPS 34.05 -118.24' } })
    .jpeg()
    .toBuffer();
});
afterAll(() => api.close());
beforeEach(async () => {
  shopper = await api.signedIn();
  await api.context.database.insert(providers).values({
    id: providerId,
    name: 'Harbor House',
    licence: 'C9-0000001-LIC',
    pickupTimes: {},
    deliveryTimes: {},
    deliveryTotalMinimumCents: 0,
    deliveryFeeCents: 500,
    taxRate: 0.15,
    purchaseLimitGrams: 8,
    slotCapacity: 2,
    webhookSecret: 'whsec_dGVzdA==',
  });
});
afterEach(() => api.reset());

const path = (name: string, id = providerId) => `/v1/app/user/${name}?providerId=${id}`;
function upload(bytes: Uint8Array | string, { name = 'id.jpg', type = 'image/jpeg', id = providerId } = {}) {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name, { type }));
  return api.app.request(path('upload-id', id), { method: 'POST', headers: shopper.headers, body });
}
const status = async (headers = shopper.headers) => (await api.app.request(path('uploaded-id'), { headers })).json();
const stored = async () => (await api.context.database.select().from(idImages))[0]!;
const opened = async (owner = { userId: shopper.userId, providerId }) =>
  decryptImage(api.context.settings, owner, (await api.context.blobs.get((await stored()).blobKey))!);
const problem = async (answer: Response) => problemSchema.parse(await answer.json());

describe('ID images', () => {
  test('S7-15 S7-16 an uploaded image exists only for its shopper and provider', async () => {
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
    const answer = await upload(photo);
    expect([answer.status, await answer.json()]).toEqual([200, { documentStatus: 'PRESENT' }]);
    expect(await status()).toEqual({ documentStatus: 'PRESENT' });
    const other = await api.signedIn();
    expect(await status(other.headers)).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 the stored image is a JPEG without metadata, encrypted for this shopper and provider', async () => {
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    await upload(photo);
    const sealed = Buffer.from((await api.context.blobs.get((await stored()).blobKey))!);
    expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const image = await opened();
    const metadata = await sharp(image).metadata();
    expect([metadata.format, metadata.width, metadata.height, metadata.exif, metadata.icc, metadata.xmp]).toEqual([
      'jpeg',
      640,
      404,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(image).includes('GPS')).toBe(false);
    await expect(opened({ userId: shopper.userId, providerId: 'another' })).rejects.toThrow();
    await expect(opened({ userId: crypto.randomUUID(), providerId })).rejects.toThrow();
  });

  test.each(['png', 'webp'] as const)('a %s is accepted, whatever its file name', async (format) => {
    const bytes = await drawId().ensureAlpha(0.5).toFormat(format).toBuffer();
    expect((await upload(bytes, { name: 'passport.pdf', type: 'application/pdf' })).status).toBe(200);
    expect((await sharp(await opened()).metadata()).format).toBe('jpeg');
  });

  test('a photo is rotated upright and limited to 2400 px', async () => {
    const sideways = await drawId(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(sideways)).status).toBe(200);
    const { width, height } = await sharp(await opened()).metadata();
    expect([width, height]).toEqual([1200, 2400]);
  });

  test.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
    ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    ['text', 'no image at all'],
    ['nothing', ''],
  ])('%s that calls itself a JPEG is refused', async (_, bytes) => {
    const answer = await upload(bytes);
    expect(answer.status).toBe(415);
    expect(await problem(answer)).toMatchObject({
      code: 'unsupported_image',
      detail: 'Please upload a JPEG, PNG or WebP image.',
    });
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
  });

  test('a truncated image is refused', async () => {
    const answer = await upload(photo.subarray(0, photo.length / 2));
    expect([answer.status, (await problem(answer)).code]).toEqual([422, 'unreadable_image']);
  });

  test.each([4 * 1024 * 1024, 5 * 1024 * 1024])('S5-08 a file of %i bytes is refused as too large', async (size) => {
    const answer = await upload(Buffer.concat([photo, Buffer.alloc(size - photo.length)]));
    expect(answer.status).toBe(413);
    expect((await problem(answer)).detail).toBe('File size must be under 4 MB');
  });

  test('a new image replaces the old one and its bytes, also when two arrive concurrently', async () => {
    await upload(photo);
    const { blobKey } = await stored();
    const answers = await Promise.all([upload(photo), upload(photo)]);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    expect(await api.context.database.select().from(idImages)).toHaveLength(1);
    expect(await api.context.blobs.get(blobKey)).toBeNull();
    expect((await sharp(await opened()).metadata()).format).toBe('jpeg');
  });

  test('D-19 the shopper can delete the image', async () => {
    await upload(photo);
    const { blobKey } = await stored();
    const answer = await api.app.request(path('uploaded-id'), { method: 'DELETE', headers: shopper.headers });
    expect(await answer.json()).toEqual({ documentStatus: 'ABSENT' });
    expect(await api.context.blobs.get(blobKey)).toBeNull();
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 an expired image is deleted with its bytes, once even by two processes, and not before', async () => {
    await upload(photo);
    const { blobKey } = await stored();
    expect(await deleteExpiredIds(api.context)).toBe(0);
    await api.context.database.update(idImages).set({ deleteAfter: new Date(Date.now() - 1) });
    const runs = await Promise.all([deleteExpiredIds(api.context), deleteExpiredIds(api.context)]);
    expect(runs.sort()).toEqual([0, 1]);
    expect(await api.context.blobs.get(blobKey)).toBeNull();
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 an image not used for an order is deleted after 30 days', async () => {
    await upload(photo);
    const later = (days: number) => ({ ...api.context, clock: () => new Date(Date.now() + days * 86_400_000) });
    expect(await deleteExpiredIds(later(29.9))).toBe(0);
    expect(await deleteExpiredIds(later(30.1))).toBe(1);
  });

  test('D-19 bytes left by an interrupted upload are deleted; those of current images and of today are not', async () => {
    await upload(photo);
    const { blobKey } = await stored();
    const lost = newBlobKey(new Date('2020-01-01T00:00:00Z'));
    await api.context.blobs.put(lost, new Uint8Array(1));
    await api.context.blobs.put('20200101-of-another', new Uint8Array(1));
    const today = newBlobKey(new Date());
    await api.context.blobs.put(today, new Uint8Array(1));
    expect(await deleteOrphanedIds(api.context)).toBe(1);
    const left = await api.context.blobs.keys();
    expect(left).toEqual(expect.arrayContaining(['20200101-of-another', today, blobKey]));
    expect(left).not.toContain(lost);
    await deleteOrphanedIds({ ...api.context, clock: () => new Date(Date.now() + 3 * 86_400_000) });
    expect((await api.context.blobs.keys()).sort()).toEqual(['20200101-of-another', blobKey].sort());
    await api.context.blobs.remove('20200101-of-another');
  });

  test('an unknown provider and a form without a file are refused', async () => {
    const unknown = await upload(photo, { id: 'nowhere' });
    expect([unknown.status, (await problem(unknown)).code]).toEqual([404, 'provider_unknown']);
    const body = new FormData();
    body.append('file', 'words');
    const answer = await api.app.request(path('upload-id'), { method: 'POST', headers: shopper.headers, body });
    expect(answer.status).toBe(422);
    expect((await problem(answer)).errors).toEqual([{ path: 'file', message: 'expected a file' }]);
  });
});

describe('D-19 sixteen uploads of eight accounts, at a byte a second', () => {
  const begin = (headers: Record<string, string>, body: BodyInit, address: string) =>
    api.app.request(
      new Request(new URL(path('upload-id'), 'http://localhost'), {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit),
      undefined,
      { incoming: { socket: { remoteAddress: address } } },
    );
  const drip = () => {
    const begun: ReadableStreamDefaultController[] = [];
    const body = () =>
      new ReadableStream({
        start: (controller) => {
          controller.enqueue(Buffer.from('-'));
          begun.push(controller);
        },
      });
    return { body, begun };
  };
  async function fill(...addresses: string[]) {
    const { body, begun } = drip();
    const answers: (Response | Promise<Response>)[] = [];
    for (let account = 0; account < 8; account += 1) {
      const { headers } = await api.signedIn();
      const type = { ...headers, 'content-type': 'multipart/form-data; boundary=edge' };
      for (let each = 0; each < 2; each += 1) answers.push(begin(type, body(), addresses[account % addresses.length]!));
    }
    await vi.waitFor(() => expect(begun).toHaveLength(16));
    return {
      end: async () => {
        for (const controller of begun) controller.error(new Error('gone'));
        await Promise.all(answers);
      },
    };
  }
  const photoFrom = async (address: string) => {
    const body = new FormData();
    body.append('file', new File([photo as BlobPart], 'id.jpg', { type: 'image/jpeg' }));
    return (await begin(shopper.headers, body, address)).status;
  };
  afterEach(() => vi.useRealTimers());

  test.each([
    ['of two addresses leave room for a photo of another', ['198.51.100.1', '198.51.100.2'], '198.51.100.3', 0],
    ['of two addresses leave room for a photo of one of them', ['198.51.100.1', '198.51.100.2'], '198.51.100.1', 1_000],
    ['of one address leave room for its next photo', ['198.51.100.1'], '198.51.100.1', 1_000],
    [
      'of eight addresses leave room for a photo of another',
      [1, 2, 3, 4, 5, 6, 7, 8].map((at) => `198.51.100.${at}`),
      '198.51.100.9',
      0,
    ],
  ])('D-19 %s', async (_, addresses, address, waitedMs) => {
    // Only the clock: the database needs real timers.
    vi.useFakeTimers({ toFake: ['performance'] });
    const uploads = await fill(...addresses);
    vi.advanceTimersByTime(waitedMs);
    expect(await photoFrom(address)).toBe(200);
    await uploads.end();
  });
});
