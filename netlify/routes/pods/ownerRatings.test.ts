import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { RatingInput } from '../../../src/domain/rating/ratingSchema';
import { ownerRatingsSchema, ratedProductsSchema } from '../../../src/domain/rating/ownerRatingsSchema';
import { keyOfNumber, podShop } from '../../../tests/fixtures/builders/podShop';
import { setUpTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { podKeys } from '../../database/podTables';
import { sharedPurges } from '../../database/workTables';
import { users } from '../../database/accountTables';

const start = new Date('2026-11-20T18:00:00.000Z');
let now = start;
let serial = 0;
const api = await setUpTestApp({ clock: () => now });
const shop = podShop(api);
beforeEach(async () => {
  now = start;
  serial = 0;
  await api.reset();
});

type Shopper = Awaited<ReturnType<TestApp['signedIn']>>;
interface Pod {
  batchId?: string;
  productVariantId?: string;
  unlockedAt?: Date | null;
}

async function rate(shopper: Shopper, rating: Partial<RatingInput>, { unlockedAt = now, ...pod }: Pod = {}) {
  const key = keyOfNumber((serial += 1));
  await shop.list({ key, userId: shopper.userId, unlockedAt, ...pod });
  const path = `/v1/app/user/pods/${key}/rating`;
  const body = { score: 4, ...rating };
  expect((await shop.call('PUT', path, { headers: shopper.headers, body })).status).toBe(200);
  return { key, path };
}
async function rateByOwners(ratings: Partial<RatingInput>[], pod?: Pod): Promise<Shopper[]> {
  const owners: Shopper[] = [];
  for (const rating of ratings) {
    owners.push(await api.signedIn());
    await rate(owners.at(-1)!, rating, pod);
  }
  return owners;
}
const five = (score: RatingInput['score'] = 4) => Array.from({ length: 5 }, () => ({ score }));
const list = async () => ratedProductsSchema.parse((await shop.get('/v1/app/ratings')).body).products;
const readRatings = async (slug = 'blue-ridge') =>
  ownerRatingsSchema.parse((await shop.get(`/v1/app/ratings/${slug}`)).body).ratings;

test('D-43 nothing is public of four ratings; from five on there are average, count, tags and effects', async () => {
  const four: Partial<RatingInput>[] = [
    { score: 5, tags: ['good-vapor', 'smooth-taste'], effects: ['happy'] },
    { score: 5, tags: ['good-vapor'], effects: ['happy', 'relaxed'] },
    { score: 4, tags: ['good-vapor'], effects: ['relaxed'] },
    { score: 2, tags: ['leaking'], effects: ['happy'] },
  ];
  await rateByOwners(four);
  expect([await list(), await readRatings()]).toEqual([[], null]);
  await rateByOwners([{ score: 1, tags: ['leaking'], effects: ['sleepy'] }]);
  expect(await list()).toEqual([{ slug: 'blue-ridge', average: 3.4, count: 5 }]);
  expect(await readRatings()).toEqual({
    average: 3.4,
    count: 5,
    scores: [1, 1, 0, 1, 2],
    // The choice of a single owner is not shown.
    tags: [
      { tag: 'good-vapor', count: 3 },
      { tag: 'leaking', count: 2 },
    ],
    effects: [
      { effect: 'happy', count: 3 },
      { effect: 'relaxed', count: 2 },
    ],
  });
});

test('D-43 an owner counts once for all their pods of a product, with the last rating', async () => {
  const [owner] = await rateByOwners(five(5));
  now = new Date('2026-11-21T18:00:00.000Z');
  await rate(owner!, { score: 1 }, { productVariantId: 'pod-b', batchId: 'b3' });
  expect(await readRatings()).toMatchObject({ count: 5, scores: [1, 0, 0, 0, 4] });
});

test('D-43 only who unlocked the pod counts, as soon as it is unlocked', async () => {
  await rateByOwners(five().slice(1));
  const shopper = await api.signedIn();
  await rate(shopper, { score: 4 }, { unlockedAt: null });
  expect(await readRatings()).toBeNull();
  await api.context.database.delete(sharedPurges);
  const unlock = { unlockedBy: shopper.userId, unlockedAt: now };
  await api.context.database
    .update(podKeys)
    .set(unlock)
    .where(eq(podKeys.keyHash, await savedHash()));
  expect((await readRatings())?.count).toBe(5);
  expect(await purged()).toEqual(['ratings', 'ratings-pod-a']);
});
const savedHash = async () => {
  const keys = await api.context.database.select().from(podKeys);
  return keys.find(({ unlockedBy }) => unlockedBy === null)!.keyHash;
};
async function purged(): Promise<string[]> {
  const rows = await api.context.database.delete(sharedPurges).returning();
  return [...new Set(rows.map(({ tag }) => tag))].sort();
}

test('D-43 each change purges what was shared: a rating, its change, its withdrawal, a deleted account', async () => {
  const owners = await rateByOwners(five());
  await purged();
  const { path } = await rate(owners[0]!, { score: 5 });
  expect(await purged()).toEqual(['ratings', 'ratings-pod-a']);
  const { headers } = owners[0]!;
  await shop.call('PUT', path, { headers, body: { score: 3 } });
  expect(await purged()).toEqual(['ratings', 'ratings-pod-a']);
  await shop.call('DELETE', path, { headers });
  expect(await purged()).toEqual(['ratings', 'ratings-pod-a']);
  await api.context.database.delete(users).where(eq(users.id, owners[1]!.userId));
  expect(await purged()).toEqual(['ratings', 'ratings-pod-a']);
  expect([await list(), await readRatings()]).toEqual([[], null]);
});

test('D-05 D-43 nothing of Canada is public: neither its pods nor ratings of pods made for it', async () => {
  await rateByOwners(five(5), { batchId: 'b4', productVariantId: 'pod-c' });
  await rateByOwners(five(1), { batchId: 'CAN-ALD-2605-745' });
  expect([await list(), await readRatings()]).toEqual([[], null]);
  for (const slug of ['night-orchard', 'nobody', 'x'.repeat(100)]) {
    const { status, body } = await shop.get(`/v1/app/ratings/${slug}`);
    expect([status, body.code]).toEqual([404, 'ratings_unknown']);
  }
  expect((await shop.get(`/v1/app/ratings/${'x'.repeat(101)}`)).status).toBe(422);
});

test('D-43 a 304 while nothing has changed, and nothing about the owners', async () => {
  const owners = await rateByOwners(five());
  const first = await shop.get('/v1/app/ratings/blue-ridge');
  const etag = first.headers.get('etag')!;
  expect((await shop.get('/v1/app/ratings/blue-ridge', { 'if-none-match': etag })).status).toBe(304);
  await rate(owners[0]!, { score: 1 });
  expect((await shop.get('/v1/app/ratings/blue-ridge', { 'if-none-match': etag })).status).toBe(200);
  expect(JSON.stringify(first.body)).not.toMatch(new RegExp(owners.map(({ userId }) => userId).join('|')));
});
