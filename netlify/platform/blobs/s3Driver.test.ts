import { randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { startS3 } from '../../../tests/fixtures/servers/s3Server';
import { createBlobStore } from './blobs';
import { s3Driver } from './s3Driver';
import { parseSettings } from '../settings/settings';

const keys = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalr/XUtn+FEMI=', region: 'us-west-2' };
const opened: Awaited<ReturnType<typeof startS3>>[] = [];
afterEach(() => Promise.all(opened.splice(0).map((server) => server.close())));

async function openStore(
  changes: Partial<Parameters<typeof startS3>[0]> = {},
  { S3_END = '', ...env }: Record<string, string> = {},
) {
  const server = await startS3({ ...keys, bucket: 'ids', ...changes });
  opened.push(server);
  const settings = parseSettings({
    CODE_PEPPER: 'p'.repeat(32),
    ID_IMAGE_KEY: 'a'.repeat(64),
    BLOB_STORE: 's3',
    S3_ENDPOINT: server.endpoint + S3_END,
    S3_BUCKET: 'ids',
    S3_REGION: keys.region,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    ...env,
  });
  return { server, store: createBlobStore(settings) };
}
const bytes = new Uint8Array(randomBytes(3000));

describe('D-19 an S3-compatible store', () => {
  test('D-19 stores, reads, lists and deletes bytes with signed requests', async () => {
    const { server, store } = await openStore();
    await store.put('20260701-a', bytes);
    expect([...server.objects]).toEqual([['id-images/20260701-a', Buffer.from(bytes)]]);
    expect(new Uint8Array((await store.get('20260701-a'))!)).toEqual(bytes);
    expect(await store.keys()).toEqual(['20260701-a']);
    await store.remove('20260701-a');
    expect([server.objects.size, await store.keys(), await store.get('20260701-a')]).toEqual([0, [], null]);
  });

  test('D-19 lists all pages, and only the shop’s own objects in a shared bucket', async () => {
    const { server, store } = await openStore({ pageSize: 3 });
    const names = Array.from({ length: 10 }, (_, at) => `20260701-${at}&<b>`);
    for (const name of names) server.objects.set(`id-images/${name}`, Buffer.from('x'));
    server.objects.set('20200101-of-another', Buffer.from('x'));
    expect((await store.keys()).sort()).toEqual(names);
    expect(server.calls.filter((call) => call.includes('list-type=2'))).toHaveLength(4);
  });

  test.each([
    ['', ''],
    ['', '/'],
    ['/tenant', ''],
    ['/tenant', '//'],
    ['/a b/c+d', '/'],
    ['/é/(1)!', ''],
  ])('D-19 is found at an address that ends with %j and %j', async (base, S3_END) => {
    const { store } = await openStore({ base }, { S3_END });
    await store.put('20260701-a', bytes);
    expect(await store.keys()).toEqual(['20260701-a']);
  });

  test('deleting a missing object is not an error, as in the file store', async () => {
    const { server, store } = await openStore();
    await store.remove('20260701-a');
    server.meetWith({ status: 404, code: 'NoSuchKey' });
    await store.remove('20260701-a');
  });

  test('a missing bucket is not treated as an empty one', async () => {
    const { store } = await openStore({}, { S3_BUCKET: 'others' });
    await expect(store.keys()).rejects.toThrow('S3 LIST: 404 NoSuchBucket');
    await expect(store.get('20260701-a')).rejects.toThrow('S3 GET: 404 NoSuchBucket');
    await expect(store.put('20260701-a', bytes)).rejects.toThrow('S3 PUT: 404 NoSuchBucket');
    await expect(store.remove('20260701-a')).rejects.toThrow('S3 DELETE: 404 NoSuchBucket');
  });

  test.each([
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ S3_ACCESS_KEY_ID: 'AKIDOTHER' }, 'InvalidAccessKeyId'],
    [{ S3_REGION: 'eu-west-1' }, 'AuthorizationHeaderMalformed'],
  ])('a refusal is thrown without what the store repeats of the request: %j', async (env, code) => {
    const { server, store } = await openStore({}, env);
    const failure = await store.put('20260701-a', bytes).catch((error: unknown) => error);
    expect(String(failure)).toBe(`Error: S3 PUT: 403 ${code}`);
    expect(server.objects.size).toBe(0);
  });

  test.each(['<html>Welcome</html>', '', '{}', '<ListBucketResult><Contents><Key>id-images/a</Key>'])(
    'a response that is not a whole list gives an error, not an empty list: %j',
    async (page) => {
      const { server, store } = await openStore();
      server.meetWith({ status: 200, page });
      await expect(store.keys()).rejects.toThrow('S3 LIST: the response is not a list');
    },
  );

  test.each([200, 202, 204, 302, 307, 403, 404])(
    'D-51 a page with %i, as from a proxy, neither stores, deletes, lists nor misses anything',
    async (status) => {
      const { server, store } = await openStore();
      await store.put('20260701-a', bytes);
      server.meetWith({ status, page: status === 204 ? '' : '<html>Sign in to the network</html>' });
      await expect(store.put('20260701-b', bytes)).rejects.toThrow(`S3 PUT: ${status} no code`);
      await expect(store.get('20260701-a')).rejects.toThrow(`S3 GET: ${status} no code`);
      // S3 itself responds to a deletion with 204.
      if (status !== 204) await expect(store.remove('20260701-a')).rejects.toThrow(`S3 DELETE: ${status} no code`);
      await expect(store.keys()).rejects.toThrow('S3 LIST');
      server.meetWith(null);
      expect(await store.keys()).toEqual(['20260701-a']);
    },
  );

  test('a briefly busy store is retried', async () => {
    const { server, store } = await openStore();
    let busy = 2;
    server.meetWith(() => (busy-- > 0 ? { status: 503, code: 'SlowDown' } : null));
    await store.put('20260701-a', bytes);
    expect(server.calls).toHaveLength(3);
    busy = 9;
    await expect(store.put('20260701-b', bytes)).rejects.toThrow('S3 PUT: 503 SlowDown');
  });

  test('a store that does not respond times out', async () => {
    const { server } = await openStore();
    server.meetWith('silence');
    const driver = s3Driver({ ...keys, endpoint: server.endpoint, bucket: 'ids' }, { timeoutMs: 100 });
    await expect(driver.setItemRaw('20260701-a', bytes)).rejects.toThrow(/timeout/i);
  });

  test('a store that closes the connection gives an error', async () => {
    const { server, store } = await openStore();
    server.meetWith('hangUp');
    await expect(store.put('20260701-a', bytes)).rejects.toThrow();
  });
});
