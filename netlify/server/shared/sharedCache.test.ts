import { expect, test } from 'vitest';
import type { StoredResponse } from './entry';
import { createSharedCache } from './sharedCache';

const stored = (text: string, headers: Record<string, string> = {}, status = 200): StoredResponse => ({
  status,
  headers: {
    etag: `"${text}"`,
    'netlify-cdn-cache-control': 'public, durable, max-age=60, stale-while-revalidate=30',
    'netlify-cache-tag': 'dispensaries, dispensary-a',
    ...headers,
  },
  body: Buffer.from(text),
});
function open() {
  const time = { now: 1_000_000 };
  const cache = createSharedCache({ clock: () => time.now });
  const store = (key: string, response: StoredResponse) => cache.load(key, () => Promise.resolve(response));
  const text = (key: string) => cache.find(key)?.entry.variants.identity.body.toString() ?? null;
  return { time, cache, store, text };
}
/** Starts a load that the test ends. */
function slowLoad() {
  let end!: (response: StoredResponse) => void;
  const answer = new Promise<StoredResponse>((done) => (end = done));
  let calls = 0;
  return { end, calls: () => calls, fetch: () => ((calls += 1), answer) };
}

test('a response is fresh for its max-age, then stale, then gone', async () => {
  const { time, cache, store } = open();
  await store('k', stored('one'));
  expect(cache.find('k')).toMatchObject({ isFresh: true });
  time.now += 59_999;
  expect(cache.find('k')).toMatchObject({ isFresh: true });
  time.now += 1;
  expect(cache.find('k')).toMatchObject({ isFresh: false });
  time.now += 30_000;
  expect(cache.find('k')).toBeNull();
});

test.each([
  ['no header', { 'netlify-cdn-cache-control': '' }, 200],
  ['no-store', { 'netlify-cdn-cache-control': 'public, no-store, max-age=60' }, 200],
  ['private', { 'netlify-cdn-cache-control': 'private, max-age=60' }, 200],
  ['an error', {}, 404],
])('%s is not stored', async (_, headers, status) => {
  const { cache, store } = open();
  expect((await store('k', stored('one', headers, status))).entry).toBeNull();
  expect(cache.find('k')).toBeNull();
});

test('a purge drops every response with its tag, and no other', async () => {
  const { cache, store, text } = open();
  await store('a', stored('a'));
  await store('b', stored('b', { 'netlify-cache-tag': 'dispensary-b' }));
  cache.purge('dispensary-a');
  expect([text('a'), text('b')]).toEqual([null, 'b']);
});

test('requests at the same time share one load', async () => {
  const { cache, text } = open();
  const slow = slowLoad();
  const all = Array.from({ length: 100 }, () => cache.load('k', slow.fetch));
  slow.end(stored('one'));
  await Promise.all(all);
  expect([slow.calls(), text('k')]).toEqual([1, 'one']);
});

test('a load that a purge overtook is not stored, and later requests do not join it', async () => {
  const { cache, text } = open();
  const [before, after] = [slowLoad(), slowLoad()];
  const first = cache.load('k', before.fetch);
  cache.purge('dispensary-a');
  const second = cache.load('k', after.fetch);
  after.end(stored('new price'));
  expect((await second).response.body.toString()).toBe('new price');
  before.end(stored('old price'));
  await first;
  expect(text('k')).toBe('new price');
});

test('a load that a sale overtook lives for a second too', async () => {
  const { time, cache, text } = open();
  const slow = slowLoad();
  const loading = cache.load('k', slow.fetch);
  cache.expireSoon('dispensary-a');
  slow.end(stored('20 left'));
  await loading;
  time.now += 999;
  expect(text('k')).toBe('20 left');
  time.now += 1;
  expect(text('k')).toBeNull();
});

test('a response that was stored after a purge and a sale is fresh for its max-age', async () => {
  const { time, cache, store, text } = open();
  cache.purge('dispensary-a');
  cache.expireSoon('dispensary-a');
  await store('k', stored('18 left'));
  time.now += 59_999;
  expect(text('k')).toBe('18 left');
});

test('a failing load is not remembered', async () => {
  const { cache, store, text } = open();
  await expect(cache.load('k', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  await store('k', stored('one'));
  expect(text('k')).toBe('one');
});

test('after a sale, responses live for a second', async () => {
  const { time, cache, store, text } = open();
  await store('k', stored('20 left'));
  cache.expireSoon('dispensary-a');
  time.now += 999;
  expect(text('k')).toBe('20 left');
  time.now += 1;
  expect(text('k')).toBeNull();
});

test('the memory is limited', async () => {
  const cache = createSharedCache({ maxSize: 10_000 });
  for (let at = 0; at < 50; at += 1)
    await cache.load(`k${at}`, () => Promise.resolve(stored('x'.repeat(1000), { 'netlify-cache-tag': `t${at}` })));
  expect(cache.counts().bytes).toBeLessThanOrEqual(10_000);
  expect(cache.counts().entries).toBeLessThan(10);
  expect(cache.find('k49')).not.toBeNull();
});

test('the memory counts a response in all its encodings', async () => {
  const cache = createSharedCache();
  const body = 'some words '.repeat(1_000);
  const readBytes = async (key: string, headers: Record<string, string>) => {
    const before = cache.counts().bytes;
    await cache.load(key, () => Promise.resolve(stored(body, headers)));
    return cache.counts().bytes - before;
  };
  const picture = await readBytes('a', { 'content-type': 'image/png' });
  const text = await readBytes('b', { 'content-type': 'text/plain' });
  const { gzip, br } = cache.find('b')!.entry.variants;
  expect(text - picture).toBe(gzip.body.length + br.body.length);
});
