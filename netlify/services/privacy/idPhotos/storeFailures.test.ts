import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildPhoto } from '../../../../tests/fixtures/hostileImages';
import { buildProvider } from '../../../../tests/fixtures/builders/orderShop';
import { startS3 } from '../../../../tests/fixtures/servers/s3Server';
import { openTestApp, testSettings, type TestApp } from '../../../../tests/fixtures/testApp';
import { idImages, providers } from '../../../database/providerTables';
import { createBlobStore } from '../../../platform/blobs/blobs';
import { runUpkeep } from '../../jobs/upkeep/runUpkeep';
import { decryptImage } from './idImage';

const start = new Date('2026-07-01T16:00:00.000Z');
const day = 86_400_000;
let now = start;
let api: TestApp;
let store: Awaited<ReturnType<typeof startS3>>;
let shopper: Awaited<ReturnType<TestApp['signedIn']>>;

beforeAll(async () => {
  const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret', region: 'auto', bucket: 'ids' };
  store = await startS3(keys);
  api = await openTestApp({ clock: () => now });
  const settings = testSettings({
    BLOB_STORE: 's3',
    S3_ENDPOINT: store.endpoint,
    S3_BUCKET: keys.bucket,
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  });
  api.context.blobs = createBlobStore(settings);
});
afterAll(async () => {
  await api.close();
  await store.close();
});
beforeEach(async () => {
  now = start;
  shopper = await api.signedIn();
  await api.context.database.insert(providers).values(buildProvider());
});
afterEach(async () => {
  store.meetWith(null);
  store.objects.clear();
  await api.reset();
});

const rows = () => api.context.database.select().from(idImages);
const ask = (method: string, path: string, body?: FormData) =>
  api.app.request(`/v1/app/user/${path}?providerId=alder`, { method, headers: shopper.headers, body });
async function upload() {
  const body = new FormData();
  body.append('file', new File([(await buildPhoto()) as BlobPart], 'id.jpg'));
  return ask('POST', 'upload-id', body);
}
const readOutcome = async (pendingResponse: Promise<Response> | Response) => {
  const response = await pendingResponse;
  return [response.status, ((await response.json()) as { code?: string }).code];
};
const down = { status: 503, code: 'ServiceUnavailable' };
const deletionsFail = (call: string) => (call.startsWith('DELETE') ? { status: 403, code: 'AccessDenied' } : null);

describe('D-19 a failing image store', () => {
  test('D-19 without a failure, an image is stored encrypted and can be read back', async () => {
    expect(await readOutcome(upload())).toEqual([200, undefined]);
    const [row] = await rows();
    const sealed = store.objects.get(`id-images/${row!.blobKey}`)!;
    expect(sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    const read = await api.context.blobs.get(row!.blobKey);
    const owner = { userId: shopper.userId, providerId: 'alder' };
    expect(decryptImage(api.context.settings, owner, read!).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  test.each([
    [down],
    ['hangUp' as const],
    [{ status: 403, code: 'AccessDenied' }],
    [{ status: 404, code: 'NoSuchBucket' }],
  ])('D-19 D-30 an upload is answered by 503 and leaves neither row nor bytes: %j', async (fault) => {
    store.meetWith(fault);
    expect(await readOutcome(upload())).toEqual([503, 'storage_unavailable']);
    store.meetWith(null);
    expect([await rows(), store.objects.size]).toEqual([[], 0]);
    expect(await (await ask('GET', 'uploaded-id')).json()).toEqual({ documentStatus: 'ABSENT' });
  });

  test('D-19 an image that could not be replaced stays current', async () => {
    await upload();
    const before = await rows();
    store.meetWith(down);
    expect((await upload()).status).toBe(503);
    store.meetWith(null);
    expect(await rows()).toEqual(before);
    expect(await api.context.blobs.get(before[0]!.blobKey)).not.toBeNull();
  });

  test('D-19 a new image is current even if the old one could not be deleted; upkeep deletes the old one later', async () => {
    await upload();
    store.meetWith(deletionsFail);
    expect((await upload()).status).toBe(200);
    const [row] = await rows();
    expect(await api.context.blobs.get(row!.blobKey)).not.toBeNull();
    expect(store.objects.size).toBe(2);
    store.meetWith(null);
    now = new Date(start.getTime() + 2 * day);
    await runUpkeep(api.context);
    expect([...store.objects.keys()]).toEqual([`id-images/${row!.blobKey}`]);
  });

  test('D-19 a deletion takes effect at once, even if the bytes can only be deleted after the store recovers', async () => {
    await upload();
    store.meetWith(deletionsFail);
    expect((await ask('DELETE', 'uploaded-id')).status).toBe(200);
    expect(await (await ask('GET', 'uploaded-id')).json()).toEqual({ documentStatus: 'ABSENT' });
    expect(store.objects.size).toBe(1);
    store.meetWith(null);
    await runUpkeep(api.context);
    expect([await rows(), store.objects.size]).toEqual([[], 0]);
  });

  test('D-19 upkeep retries failed deletions, and one failure does not block the others', async () => {
    await upload();
    const [stuck] = await rows();
    shopper = await api.signedIn();
    await upload();
    now = new Date(start.getTime() + 31 * day);
    store.meetWith((call) => (call.includes(stuck!.blobKey) ? deletionsFail(call) : null));
    await expect(runUpkeep(api.context)).rejects.toThrow('Some upkeep failed.');
    expect((await rows()).map(({ blobKey }) => blobKey)).toEqual([stuck!.blobKey]);
    expect([...store.objects.keys()]).toEqual([`id-images/${stuck!.blobKey}`]);
    store.meetWith(null);
    await runUpkeep(api.context);
    expect([await rows(), store.objects.size]).toEqual([[], 0]);
  });
});
