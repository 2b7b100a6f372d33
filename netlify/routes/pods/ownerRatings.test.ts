import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RatingInput } from '../../../src/domain/rating/ratingSchema';
import { ownerRatingsSchema, ratedProductsSchema } from '../../../src/domain/rating/ownerRatingsSchema';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { keyOfNumber, podShop } from '../../../tests/fixtures/builders/podShop';
import { setUpTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { podKeys, ratings, reviews } from '../../database/podTables';
import { staff } from '../../database/staffTables';
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
async function rateByOwners(given: Partial<RatingInput>[], pod?: Pod): Promise<Shopper[]> {
  const owners: Shopper[] = [];
  for (const rating of given) {
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
  const rated = { slug: 'blue-ridge', average: 3.4, count: 5 };
  expect(await list()).toEqual([rated]);
  expect((await shop.get('/v1/app/ratings?wrap=true')).body.items).toEqual([{ ...rated, sizeIndex: '0a1b2c3d.1' }]);
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

describe('D-43 people with access to the console', () => {
  const joinAs = (email: string) => signInStaff(api, null, { email });
  const emailOf = (at: number) => `owner-${at}@alder.example`;
  /** Six owners with known emails, whose average is 5 without the first one, and one published review each. */
  async function rateBySix() {
    const owners = await rateByOwners([{ score: 1 }, ...five(5)]);
    const { database } = api.context;
    for (const [at, { userId }] of owners.entries())
      await database
        .update(users)
        .set({ email: emailOf(at).replace('owner', 'Owner') })
        .where(eq(users.id, userId));
    const rated = await database.select().from(ratings);
    await database.insert(reviews).values(
      rated.map(({ userId, keyHash }) => ({
        userId,
        keyHash,
        text: 'Smooth, and it never clogged.',
        status: 'published' as const,
        writtenAt: now,
      })),
    );
    await purged();
    return owners;
  }
  const publicCounts = async () => {
    const { body } = await shop.get('/v1/app/ratings/blue-ridge');
    const { ratings: figures, reviews: newest } = ownerRatingsSchema.parse(body);
    const page = (await shop.get('/v1/app/ratings/blue-ridge/reviews')).body.items.length;
    return [figures?.count, (await list())[0]?.count, newest.count, page];
  };
  const all = [6, 6, 6, 6];
  const withoutOne = [5, 5, 5, 5];
  const ratingTags = ['ratings', 'ratings-pod-a'];

  test('count neither in averages nor in reviews from when they join until they leave, and caches are purged', async () => {
    await rateBySix();
    expect(await publicCounts()).toEqual(all);
    const { member } = await joinAs(emailOf(0));
    expect([await publicCounts(), (await readRatings())?.average, await purged()]).toEqual([withoutOne, 5, ratingTags]);
    const removed = (removedAt: Date | null) =>
      api.context.database.update(staff).set({ removedAt }).where(eq(staff.id, member.id));
    await removed(now);
    expect([await publicCounts(), await purged()]).toEqual([all, ratingTags]);
    await removed(null);
    expect([await publicCounts(), await purged()]).toEqual([withoutOne, ratingTags]);
    await api.context.database.update(staff).set({ email: 'sam@alder.example' });
    expect([await publicCounts(), await purged()]).toEqual([all, ratingTags]);
  });

  test('are recognized when the account changes its email, to theirs or away from it', async () => {
    const [owner] = await rateBySix();
    await joinAs('sam@alder.example');
    const changeEmail = (email: string) =>
      api.context.database.update(users).set({ email }).where(eq(users.id, owner!.userId));
    await changeEmail('Sam@alder.example');
    expect([await publicCounts(), await purged()]).toEqual([withoutOne, ratingTags]);
    await changeEmail('kim@alder.example');
    expect([await publicCounts(), await purged()]).toEqual([all, ratingTags]);
    await changeEmail('lee@alder.example');
    expect(await purged()).toEqual([]);
  });

  test('purge nothing if they have rated nothing', async () => {
    await rateBySix();
    await joinAs('sam@alder.example');
    expect(await purged()).toEqual([]);
  });
});
