import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { userPodSchema } from '../../../src/domain/unlock/userPodSchema';
import { keyOfNumber, podShop, type PodShop } from '../../../tests/fixtures/builders/podShop';
import { openTestApp, type TestApp } from '../../../tests/fixtures/testApp';
import { ratings, userPods } from '../../database/podTables';
import { hashPodKey } from '../../services/pods/podKeySecrets';

let now = new Date('2026-11-20T18:00:00Z');
let api: TestApp;
let shop: PodShop;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
  shop = podShop(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date('2026-11-20T18:00:00Z');
  await api.reset();
});

const path = '/v1/app/user/pods';
const at = (instant: string) => new Date(instant);
const listed = async (headers: Record<string, string>, query = '') => {
  const { status, body } = await shop.get(`${path}${query}`, headers);
  expect(status).toBe(200);
  return z.array(userPodSchema).parse(body);
};
const keysOf = async (headers: Record<string, string>, query = '') =>
  (await listed(headers, query)).map(({ podKey }) => podKey);

describe('the list of pods', () => {
  test('S1-10 S3-18 S7-32 has saved and unlocked pods, newest first, each with its batch’s title, brand and image', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list(
      { key: 'MIDDLEAA', userId, savedAt: at('2026-11-02T18:00:00Z') },
      {
        key: 'NEWESTAA',
        userId,
        batchId: 'b3',
        productVariantId: 'pod-b',
        savedAt: at('2026-10-01T18:00:00Z'),
        unlockedAt: at('2026-11-03T18:00:00Z'),
      },
      { key: 'OLDESTAA', userId, batchId: 'gone', unlockedAt: at('2026-11-01T18:00:00Z') },
    );
    const pods = await listed(headers);
    expect(pods.map(({ podKey }) => podKey)).toEqual(['NEWESTAA', 'MIDDLEAA', 'OLDESTAA']);
    expect(pods[0]).toEqual({
      podKey: 'NEWESTAA',
      batchId: 'b3',
      productVariantId: 'pod-b',
      createdDate: '2026-11-03T18:00:00.000Z',
      savedAt: '2026-10-01T18:00:00.000Z',
      unlockedAt: '2026-11-03T18:00:00.000Z',
      userRating: null,
      title: 'Blue Ridge',
      brandName: 'Alder',
      featuredImage: '/pictures/pod-alder-sativa.0a1b2c3d-480.webp',
      productPath: '/shop/pods/blue-ridge',
      regions: ['CA', 'OH'],
    });
    expect(pods[1]).toMatchObject({ createdDate: '2026-11-02T18:00:00.000Z', unlockedAt: null });
    expect(pods[2]).toMatchObject({
      title: null,
      brandName: null,
      featuredImage: null,
      productPath: null,
      regions: [],
    });
  });

  test('S3-18 titles are in the language of the request', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'FRENCHAA', userId, batchId: 'b4', productVariantId: 'pod-c' });
    const french = await listed({ ...headers, 'accept-language': 'fr-CA' });
    expect([french[0]!.title, (await listed(headers))[0]!.title]).toEqual(['Verger de nuit', 'Night Orchard']);
  });

  test('S5-21 a rated pod has its score and is not among the unrated', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'RATEDAAA', userId }, { key: 'UNRATEDA', userId });
    const keyHash = hashPodKey(api.context.settings, 'RATEDAAA');
    const rating = { userId, keyHash, score: 4, tags: [], effects: [], createdAt: now, updatedAt: now };
    await api.context.database.insert(ratings).values(rating);
    const scores = new Map((await listed(headers)).map(({ podKey, userRating }) => [podKey, userRating]));
    expect([scores.get('RATEDAAA'), scores.get('UNRATEDA')]).toEqual([4, null]);
    expect(await keysOf(headers, '?unrated=true')).toEqual(['UNRATEDA']);
    expect(await keysOf(headers, '?unrated=false')).toHaveLength(2);
  });

  test('S7-32 years begin and end in the shopper’s time zone', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list(
      { key: 'NEWYEARA', userId, unlockedAt: at('2026-01-01T05:00:00Z') },
      { key: 'SUMMERAA', userId, savedAt: at('2026-07-01T05:00:00Z') },
    );
    expect(await keysOf(headers, '?year=2026')).toEqual(['SUMMERAA', 'NEWYEARA']);
    expect(await keysOf(headers, '?year=2026&timezone=America/Los_Angeles')).toEqual(['SUMMERAA']);
    expect(await keysOf(headers, '?year=2025&timezone=America/Los_Angeles')).toEqual(['NEWYEARA']);
    expect(await keysOf(headers, '?year=2025')).toEqual([]);
  });

  test.each(['year=26', 'year=', 'year=3000', 'timezone=Mars/Olympus', 'unrated=yes'])(
    'S7-32 the filter %s is refused',
    async (query) => {
      const { headers } = await api.signedIn();
      const { status, body } = await shop.get(`${path}?${query}`, headers);
      expect([status, body.code, body.errors[0].path]).toEqual([422, 'not_valid', query.split('=')[0]]);
    },
  );

  test('S7-32 has the newest hundred at most', async () => {
    const { headers, userId } = await api.signedIn();
    const pods = Array.from({ length: 101 }, (_, number) => ({
      key: keyOfNumber(number),
      userId,
      unlockedAt: new Date(Date.UTC(2026, 10, 1, 0, number)),
    }));
    await shop.list(...pods);
    expect(await keysOf(headers)).toEqual(
      pods
        .map(({ key }) => key)
        .toReversed()
        .slice(0, 100),
    );
  });

  test('S7-32 can be filtered by batch', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'FIRSTAAA', userId }, { key: 'SECONDAA', userId, batchId: 'b3', productVariantId: 'pod-b' });
    const other = await api.signedIn();
    await shop.list({ key: 'OTHERSAA', userId: other.userId, batchId: 'b3', productVariantId: 'pod-b' });
    const ofBatch = async (batchId: string) => (await shop.get(`${path}/by-batch/${batchId}`, headers)).body;
    expect((await ofBatch('b3')).map(({ podKey }: { podKey: string }) => podKey)).toEqual(['SECONDAA']);
    expect(await ofBatch('b9')).toEqual([]);
  });
});

describe('saving', () => {
  const save = (podKey: string, headers: Record<string, string>) => shop.post(path, { podKey }, headers);

  test('S2-70 S1-10 a pod is added to the list once, without being unlocked', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    const first = await save('abcd-efgh', headers);
    expect([first.status, first.body.podKey, first.body.unlockedAt]).toEqual([201, 'ABCDEFGH', null]);
    now = new Date('2026-11-21T18:00:00Z');
    const again = await save('ABCDEFGH', headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await keysOf(headers)).toEqual(['ABCDEFGH']);
  });

  test('S2-70 twenty concurrent requests add one pod', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => save('ABCDEFGH', headers)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  });

  test('S2-70 D-24 several shoppers may save a pod until one of them unlocks it', async () => {
    const [mara, noor, lou] = [await api.signedIn(), await api.signedIn(), await api.signedIn()];
    await shop.list({ key: 'MARASAAA', userId: mara.userId });
    expect((await save('MARASAAA', noor.headers)).status).toBe(201);
    await shop.list({ key: 'TAKENAAA', userId: mara.userId, unlockedAt: now });
    const { status, body } = await save('TAKENAAA', lou.headers);
    expect([status, body.code]).toEqual([409, 'pod_taken']);
    expect(await keysOf(lou.headers)).toEqual([]);
  });

  test.each(['WRONGKEY', 'ABC', 'ABCDEFG1', '', '12345678'])(
    'S5-13 S9-15 %j is not a valid pod key',
    async (podKey) => {
      const { headers } = await api.signedIn();
      const { status, body } = await save(podKey, headers);
      expect([status, body.code, body.detail, body.errors]).toEqual([
        422,
        'invalid_pod_key',
        "You've entered an invalid code. Please try entering it again.",
        [{ path: 'podKey', message: 'Invalid pod key' }],
      ]);
    },
  );

  test.each<[unknown]>([[{}], [{ podKey: 7 }], [{ podKey: 'A'.repeat(65) }], [{ podKey: 'ABCDEFGH', batchId: 'b1' }]])(
    'S2-70 the body %j is refused',
    async (body) => {
      const { headers } = await api.signedIn();
      const answer = await shop.post(path, body, headers);
      expect([answer.status, answer.body.code]).toEqual([422, 'not_valid']);
    },
  );
});

describe('one pod', () => {
  const call = (method: string, podKey: string, headers: Record<string, string>) =>
    shop.call(method, `${path}/${podKey}`, { headers });

  test('S1-10 a saved pod can be removed, an unlocked one cannot', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'SAVEDAAA', userId }, { key: 'OPENEDAA', userId, unlockedAt: now });
    expect((await call('DELETE', 'savedaaa', headers)).status).toBe(204);
    expect((await call('DELETE', 'SAVEDAAA', headers)).status).toBe(404);
    const kept = await call('DELETE', 'OPENEDAA', headers);
    expect([kept.status, kept.body.code]).toEqual([409, 'pod_unlocked']);
    expect(await keysOf(headers)).toEqual(['OPENEDAA']);
  });

  test('S3-18 can be read by its key', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'ABCDEFGH', userId });
    const { status, body } = await call('GET', 'ABCDEFGH', headers);
    expect([status, body]).toEqual([200, (await listed(headers))[0]]);
  });

  test.each(['GET', 'DELETE'])(
    'D-32 %s for another shopper’s pod gives the same response as for an unknown one',
    async (method) => {
      const [mara, noor] = [await api.signedIn(), await api.signedIn()];
      await shop.list({ key: 'MARASAAA', userId: mara.userId });
      const answers = [await call(method, 'MARASAAA', noor.headers), await call(method, 'NOBODYAA', noor.headers)];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'pod_unknown'],
        [404, 'pod_unknown'],
      ]);
      expect(answers[0]!.body).toEqual(answers[1]!.body);
      expect(await keysOf(mara.headers)).toEqual(['MARASAAA']);
      expect((await call(method, 'no-key', noor.headers)).status).toBe(404);
    },
  );
});

test('S6-03 S6-06 without a valid token, each call gives a 401 before anything is read', async () => {
  const { headers, userId } = await api.signedIn();
  await shop.list({ key: 'ABCDEFGH', userId });
  for (const authorization of ['', 'Bearer wrong', `${headers.authorization}x`]) {
    const wrong: Record<string, string> = authorization ? { authorization } : {};
    for (const [method, tail] of [
      ['GET', ''],
      ['POST', ''],
      ['GET', '/by-batch/b1'],
      ['GET', '/ABCDEFGH'],
      ['DELETE', '/ABCDEFGH'],
    ] as const) {
      const { status, body, headers: sent } = await shop.call(method, path + tail, { headers: wrong });
      expect([status, sent.get('content-type'), body.code]).toEqual([
        401,
        'application/problem+json',
        'unauthenticated',
      ]);
    }
  }
  expect(await api.context.database.select().from(userPods)).toHaveLength(1);
});

test('S5-21 the API document describes the fields of a pod', async () => {
  const { body } = await shop.get('/v1/openapi.json');
  const { get } = body.paths[path];
  expect([get.security, Object.keys(get.responses)]).toEqual([[{ bearer: [] }], ['200', '401', '422', '500', '503']]);
  const { required, properties } = body.components.schemas.UserPod;
  expect(required).toEqual(Object.keys(userPodSchema.shape));
  expect(properties.userRating).toMatchObject({ type: ['number', 'null'] });
});
