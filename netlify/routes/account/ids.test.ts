import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { idImages } from '../../database/providerTables';
import { deleteExpiredIds, deleteOrphanedIds } from '../../services/privacy/idPhotos/deleteOldIds';
import { buildIdPicture } from '../../../tests/fixtures/idPicture';
import { newBlobKey } from '../../services/privacy/idPhotos/blobKey';
import { idCalls, idProviderId } from '../../../tests/fixtures/calls/idCalls';

const ids = idCalls();
const { status, upload, stored, opened, problem, path } = ids;

describe('ID images', () => {
  test('S7-15 S7-16 an uploaded image exists only for its shopper and provider', async () => {
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
    const response = await upload(ids.photo());
    expect([response.status, await response.json()]).toEqual([200, { documentStatus: 'PRESENT' }]);
    expect(await status()).toEqual({ documentStatus: 'PRESENT' });
    const other = await ids.api().signedIn();
    expect(await status(other.headers)).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 the stored image is a JPEG without metadata, encrypted for this shopper and provider', async () => {
    expect((await sharp(ids.photo()).metadata()).exif).toBeDefined();
    await upload(ids.photo());
    const sealed = Buffer.from((await ids.api().context.blobs.get((await stored()).blobKey))!);
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
    await expect(opened({ userId: ids.shopper().userId, providerId: 'another' })).rejects.toThrow();
    await expect(opened({ userId: crypto.randomUUID(), providerId: idProviderId })).rejects.toThrow();
  });

  test('a photo is rotated upright and limited to 2400 px', async () => {
    const sideways = await buildIdPicture(3000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(sideways)).status).toBe(200);
    const { width, height } = await sharp(await opened()).metadata();
    expect([width, height]).toEqual([1200, 2400]);
  });

  test.each([4 * 1024 * 1024, 5 * 1024 * 1024])('S5-08 a file of %i bytes is refused as too large', async (size) => {
    const response = await upload(Buffer.concat([ids.photo(), Buffer.alloc(size - ids.photo().length)]));
    expect(response.status).toBe(413);
    expect((await problem(response)).detail).toBe('File size must be under 4 MB');
  });

  test('a new image replaces the old one and its bytes, also when two arrive concurrently', async () => {
    await upload(ids.photo());
    const { blobKey } = await stored();
    const responses = await Promise.all([upload(ids.photo()), upload(ids.photo())]);
    expect(responses.map((response) => response.status)).toEqual([200, 200]);
    expect(await ids.api().context.database.select().from(idImages)).toHaveLength(1);
    expect(await ids.api().context.blobs.get(blobKey)).toBeNull();
    expect((await sharp(await opened()).metadata()).format).toBe('jpeg');
  });

  test('D-19 the shopper can delete the image', async () => {
    await upload(ids.photo());
    const { blobKey } = await stored();
    const response = await ids
      .api()
      .app.request(path('uploaded-id'), { method: 'DELETE', headers: ids.shopper().headers });
    expect(await response.json()).toEqual({ documentStatus: 'ABSENT' });
    expect(await ids.api().context.blobs.get(blobKey)).toBeNull();
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 an expired image is deleted with its bytes, once even by two processes, and not before', async () => {
    await upload(ids.photo());
    const { blobKey } = await stored();
    expect(await deleteExpiredIds(ids.api().context)).toBe(0);
    await ids
      .api()
      .context.database.update(idImages)
      .set({ deleteAfter: new Date(Date.now() - 1) });
    const runs = await Promise.all([deleteExpiredIds(ids.api().context), deleteExpiredIds(ids.api().context)]);
    expect(runs.sort()).toEqual([0, 1]);
    expect(await ids.api().context.blobs.get(blobKey)).toBeNull();
    expect(await status()).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 an image not used for an order is deleted after 30 days', async () => {
    await upload(ids.photo());
    const later = (days: number) => ({ ...ids.api().context, clock: () => new Date(Date.now() + days * 86_400_000) });
    expect(await deleteExpiredIds(later(29.9))).toBe(0);
    expect(await deleteExpiredIds(later(30.1))).toBe(1);
  });

  test('D-19 bytes left by an interrupted upload are deleted; those of current images and of today are not', async () => {
    await upload(ids.photo());
    const { blobKey } = await stored();
    const orphanKey = newBlobKey(new Date('2020-01-01T00:00:00Z'));
    await ids.api().context.blobs.put(orphanKey, new Uint8Array(1));
    await ids.api().context.blobs.put('20200101-of-another', new Uint8Array(1));
    const today = newBlobKey(new Date());
    await ids.api().context.blobs.put(today, new Uint8Array(1));
    expect(await deleteOrphanedIds(ids.api().context)).toBe(1);
    const remaining = await ids.api().context.blobs.keys();
    expect(remaining).toEqual(expect.arrayContaining(['20200101-of-another', today, blobKey]));
    expect(remaining).not.toContain(orphanKey);
    await deleteOrphanedIds({ ...ids.api().context, clock: () => new Date(Date.now() + 3 * 86_400_000) });
    expect((await ids.api().context.blobs.keys()).sort()).toEqual(['20200101-of-another', blobKey].sort());
    await ids.api().context.blobs.remove('20200101-of-another');
  });

  test('an unknown provider and a form without a file are refused', async () => {
    const unknown = await upload(ids.photo(), { id: 'nowhere' });
    expect([unknown.status, (await problem(unknown)).code]).toEqual([404, 'provider_unknown']);
    const body = new FormData();
    body.append('file', 'words');
    const response = await ids
      .api()
      .app.request(path('upload-id'), { method: 'POST', headers: ids.shopper().headers, body });
    expect(response.status).toBe(422);
    expect((await problem(response)).errors).toEqual([{ path: 'file', message: 'expected a file' }]);
  });
});
