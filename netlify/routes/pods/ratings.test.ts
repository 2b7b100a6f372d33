import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ratingSchema } from '../../../src/domain/rating/ratingSchema';
import { signInStaff } from '../../../tests/fixtures/builders/buildStaff';
import { podShop } from '../../../tests/fixtures/builders/podShop';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { users } from '../../database/accountTables';
import { podKeys, ratings } from '../../database/podTables';
import { staff } from '../../database/staffTables';
import { changeCosts } from '../../platform/limitRules';

const start = new Date('2026-11-20T18:00:00.000Z');
let now = start;
const api = await setUpTestApp({ clock: () => now });
const shop = podShop(api);
beforeEach(async () => {
  now = start;
  await api.reset();
});

type Headers = Record<string, string>;
const path = (podKey: string) => `/v1/app/user/pods/${podKey}/rating`;
const saveRating = (body: unknown, headers: Headers, podKey = 'ABCDEFGH') =>
  shop.call('PUT', path(podKey), { headers, body });
const removeRating = (headers: Headers, podKey = 'ABCDEFGH') => shop.call('DELETE', path(podKey), { headers });
const get = (headers: Headers, podKey = 'ABCDEFGH') => shop.get(path(podKey), headers);
const owner = async (unlockedAt: Date | null = now) => {
  const { headers, userId } = await api.signedIn();
  await shop.list({ key: 'ABCDEFGH', userId, unlockedAt });
  return { headers, userId };
};

test('S1-11 S3-20 D-27 a shopper rates their pod and reads the rating', async () => {
  const { headers } = await owner();
  expect([(await get(headers)).status, (await get(headers)).body.code]).toEqual([404, 'rating_unknown']);
  const savedRating = await saveRating(
    { score: 4, tags: ['good-vapor', 'good-value'], effects: ['happy'] },
    headers,
    'abcd-efgh',
  );
  expect([savedRating.status, ratingSchema.parse(savedRating.body)]).toEqual([
    200,
    {
      podKey: 'ABCDEFGH',
      score: 4,
      tags: ['good-vapor', 'good-value'],
      effects: ['happy'],
      createdAt: '2026-11-20T18:00:00.000Z',
      updatedAt: '2026-11-20T18:00:00.000Z',
      changeableUntil: '2026-12-20T18:00:00.000Z',
      review: null,
    },
  ]);
  expect((await get(headers)).body).toEqual(savedRating.body);
});

test('S3-20 D-27 tags and effects are optional, and a new rating replaces the old one', async () => {
  const { headers } = await owner();
  await saveRating({ score: 3, tags: ['clogging', 'good-high'], effects: ['sleepy'] }, headers);
  const { body } = await saveRating({ score: 1 }, headers);
  expect([body.score, body.tags, body.effects]).toEqual([1, [], []]);
  expect(await api.context.database.select().from(ratings)).toHaveLength(1);
});

test.each<[string, object]>([
  ['score', { score: 6 }],
  ['score', { score: 2.5 }],
  ['score', { tags: [] }],
  ['tags', { score: 5, tags: ['leaking'] }],
  ['tags', { score: 2, tags: ['good-vapor'] }],
  ['tags', { score: 4, tags: ['good-vapor', 'good-vapor'] }],
  ['effects.0', { score: 4, effects: ['cured'] }],
  ['', { score: 4, comment: 'so good' }],
])('S9-09 D-27 of a wrong %s it is refused: %j', async (field, rating) => {
  const { headers } = await owner();
  const { status, body } = await saveRating(rating, headers);
  expect([status, body.code, body.errors.map((error: { path: string }) => error.path)]).toEqual([
    422,
    'not_valid',
    [field],
  ]);
  expect((await get(headers)).status).toBe(404);
});

test('D-27 a rating can be changed for 30 days after it was first given, however often', async () => {
  const { headers } = await owner();
  await saveRating({ score: 4 }, headers);
  now = new Date('2026-12-01T18:00:00.000Z');
  expect((await saveRating({ score: 2 }, headers)).body).toMatchObject({
    score: 2,
    createdAt: '2026-11-20T18:00:00.000Z',
    updatedAt: '2026-12-01T18:00:00.000Z',
  });
  now = new Date('2026-12-20T18:00:00.000Z');
  expect((await saveRating({ score: 5 }, headers)).status).toBe(200);
  now = new Date('2026-12-20T18:00:00.001Z');
  const late = await saveRating({ score: 1 }, headers);
  expect([late.status, late.body.code]).toEqual([409, 'rating_closed']);
  expect((await get(headers)).body.score).toBe(5);
});

test('D-27 a pod can be rated late: the 30 days start with the rating', async () => {
  const { headers } = await owner(new Date('2025-01-01T00:00:00Z'));
  expect((await saveRating({ score: 4 }, headers)).status).toBe(200);
});

test('D-27 twenty concurrent requests create one rating', async () => {
  const { headers } = await owner();
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, at) => saveRating({ score: (at % 5) + 1 }, headers)),
  );
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  expect(await api.context.database.select().from(ratings)).toHaveLength(1);
});

test('S1-11 a saved pod may be rated until another account unlocks it', async () => {
  const { headers } = await owner(null);
  expect((await saveRating({ score: 4 }, headers)).status).toBe(200);
  const { userId: unlockedBy } = await api.signedIn();
  await api.context.database.update(podKeys).set({ unlockedBy, unlockedAt: now });
  const { status, body } = await saveRating({ score: 1 }, headers);
  expect([status, body.code, (await get(headers)).body.score]).toEqual([409, 'pod_taken', 4]);
});

test('S5-21 a rated pod is listed with its score', async () => {
  const { headers } = await owner();
  await saveRating({ score: 2 }, headers);
  expect((await shop.get('/v1/app/user/pods', headers)).body[0].userRating).toBe(2);
  expect((await shop.get('/v1/app/user/pods?unrated=true', headers)).body).toEqual([]);
});

test('D-43 an owner withdraws their rating, also after 30 days, and may rate again', async () => {
  const { headers } = await owner();
  await saveRating({ score: 2 }, headers);
  now = new Date('2026-12-05T00:00:00.000Z');
  expect((await get(headers)).status).toBe(200);
  now = new Date('2026-12-24T00:00:00.000Z');
  expect([(await removeRating(headers)).status, (await removeRating(headers)).status]).toEqual([204, 204]);
  expect((await get(headers)).body.code).toBe('rating_unknown');
  expect((await saveRating({ score: 5 }, headers)).status).toBe(200);
  const { headers: stranger } = await api.signedIn();
  const refused = await removeRating(stranger);
  expect([refused.status, refused.body.code, (await get(headers)).body.score]).toEqual([404, 'pod_unknown', 5]);
});

test('D-43 an account changes ratings at most 60 times an hour', async () => {
  const { headers } = await owner();
  await saveRating({ score: 2 }, headers);
  await shop.setPoints({ name: 'changes' }, 60 * changeCosts.rating);
  const responses = [await saveRating({ score: 3 }, headers), await removeRating(headers)];
  expect(responses.map(({ status, body }) => [status, body.code])).toEqual(
    responses.map(() => [429, 'too_many_requests']),
  );
  expect((await get(headers)).body.score).toBe(2);
});

test('D-43 people with access to the console cannot rate or change a rating, but can withdraw it', async () => {
  const { headers, userId } = await owner();
  await saveRating({ score: 4 }, headers);
  const email = 'sam@alder.example';
  await api.context.database.update(users).set({ email }).where(eq(users.id, userId));
  await signInStaff(api, null, { email });
  const french = { ...headers, 'accept-language': 'fr-CA' };
  const [changed, inFrench] = [await saveRating({ score: 5 }, headers), await saveRating({ score: 5 }, french)];
  expect([changed.status, changed.body.code, (await get(headers)).body.score]).toEqual([409, 'rating_by_staff', 4]);
  expect(inFrench.body.detail).toContain('ne peuvent pas évaluer');
  expect((await removeRating(headers)).status).toBe(204);
  expect((await saveRating({ score: 5 }, headers)).body.code).toBe('rating_by_staff');
  await api.context.database.update(staff).set({ removedAt: now });
  expect((await saveRating({ score: 5 }, headers)).status).toBe(200);
});
