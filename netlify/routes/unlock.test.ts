import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tl1Decode } from '../../tests/fixtures/tl1Decode';
import { activationSchema, checkedKeySchema } from '../../src/domain/unlock/unlockSchema';
import { podShop, type PodShop } from '../../tests/fixtures/builders/podShop';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import { times } from '../../tests/fixtures/times';
import { activations, podKeys, users } from '../database/schema';
import { showings } from '../services/unlock/startActivation';

const start = new Date('2026-11-20T18:00:00Z');
let now = start;
let api: TestApp;
let shop: PodShop;
beforeAll(async () => {
  api = await openTestApp({ clock: () => now });
  shop = podShop(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  now = start;
  await api.reset();
});
const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));

type Headers = Record<string, string>;
const check = (body: object, headers?: Headers) => shop.post('/v1/app/unlock/check-key', body, headers);
const begin = (body: object, headers?: Headers) => shop.post('/v1/app/unlock/activation-sequence', body, headers);
const confirm = (activationId: string, headers?: Headers) =>
  shop.post('/v1/app/unlock/confirm', { activationId }, headers);
const begun = async (headers: Headers, podKey = 'ABCDEFGH') => {
  const { status, body } = await begin({ podKey }, headers);
  expect(status).toBe(200);
  return activationSchema.parse(body);
};
const list = async (headers: Headers) => (await shop.get('/v1/app/user/pods', headers)).body;

describe('checking a key', () => {
  test('S2-62 S2-63 returns the pod and its state for the shopper', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH', batchId: 'b3', productVariantId: 'pod-b' });
    await shop.list({ key: 'SAVEDAAA', userId }, { key: 'OPENEDAA', userId, unlockedAt: now });
    const { status, body } = await check({ podKey: 'abcd efgh' }, headers);
    expect([status, checkedKeySchema.parse(body)]).toEqual([
      200,
      {
        podKey: 'ABCDEFGH',
        state: 'new',
        batch: expect.objectContaining({
          batchId: 'b3',
          title: 'Blue Ridge',
          variantTitle: '1 g',
          regions: ['CA', 'OH'],
        }),
      },
    ]);
    const states = [await check({ podKey: 'SAVEDAAA' }, headers), await check({ podKey: 'OPENEDAA' }, headers)];
    expect(states.map((answer) => answer.body.state)).toEqual(['saved', 'unlocked']);
  });

  test('S2-63 S2-64 a visitor sees the pod before signing in and learns nothing about accounts', async () => {
    const { userId } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    await shop.list({ key: 'OPENEDAA', userId, unlockedAt: now });
    for (const podKey of ['ABCDEFGH', 'OPENEDAA']) {
      const { status, body } = await check({ podKey });
      expect([status, body.state, body.batch.title]).toEqual([200, null, 'Blue Ridge']);
    }
  });

  test('D-24 a pod unlocked by another account gives a 409, even if that account was deleted', async () => {
    const [mara, noor] = [await api.signedIn(), await api.signedIn()];
    await shop.list({ key: 'MARASAAA', userId: mara.userId, unlockedAt: now });
    for (const call of [check, begin]) {
      const { status, body } = await call({ podKey: 'MARASAAA' }, noor.headers);
      expect([status, body.code]).toEqual([409, 'pod_taken']);
    }
    await api.context.database.delete(users).where(eq(users.id, mara.userId));
    expect((await check({ podKey: 'MARASAAA' }, noor.headers)).body.code).toBe('pod_taken');
  });

  test('S8-18 reveals nothing about a pod in a region that does not offer it', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    for (const region of ['CA', 'OH'])
      expect((await check({ podKey: 'ABCDEFGH', region })).body.batch.title, region).toBe('Blue Ridge');
    for (const region of ['CO', 'UT', 'CA_ALL', 'ON']) {
      const body = { podKey: 'ABCDEFGH', region };
      for (const answer of [await check(body), await check(body, headers), await begin(body, headers)]) {
        expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
          409,
          'pod_not_offered',
          'Pod info is unavailable in your region due to local restrictions.',
        ]);
        expect(JSON.stringify(answer.body)).not.toContain('Blue Ridge');
      }
    }
  });

  test('S2-63 a pod of a batch no longer in the catalogue has no details, and still unlocks', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH', batchId: 'gone' });
    expect((await check({ podKey: 'ABCDEFGH', region: 'CA' }, headers)).body).toEqual({
      podKey: 'ABCDEFGH',
      state: 'new',
      batch: null,
    });
    expect((await confirm((await begun(headers)).activationId, headers)).body.title).toBeNull();
  });

  test.each(['WRONGKEY', 'ABCDEFG', 'ABCDEFG1', ''])('S5-13 %j is not a valid pod key', async (podKey) => {
    const { headers } = await api.signedIn();
    for (const { status, body } of [
      await check({ podKey }),
      await check({ podKey }, headers),
      await begin({ podKey }, headers),
    ])
      expect([status, body.code, body.detail, body.errors]).toEqual([
        422,
        'invalid_pod_key',
        "You've entered an invalid code. Please try entering it again.",
        [{ path: 'podKey', message: 'Invalid pod key' }],
      ]);
  });

  test.each<[object]>([
    [{}],
    [{ podKey: null }],
    [{ podKey: 'ABCDEFGH', region: 'TX' }],
    [{ podKey: 'ABCDEFGH', more: 1 }],
  ])('S2-62 the body %j is refused', async (body) => {
    expect([(await check(body)).status, (await check(body)).body.code]).toEqual([422, 'not_valid']);
  });
});

describe('the light sequence', () => {
  test('S2-66 D-25 the sequence follows TL1 and decodes to the key', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'LIGHTPOD' });
    const sequence = await begun(headers, 'light-pod');
    expect(sequence).toMatchObject({
      protocol: 'TL1',
      version: 1,
      symbolMs: 200,
      fastSymbolMs: 66.7,
      repeats: 3,
      colours: ['#000000', '#BCBCBC', '#FFFFFF'],
      expiresAt: '2026-11-20T18:30:00.000Z',
    });
    expect(tl1Decode(sequence.levels as (0 | 1 | 2)[])).toBe('LIGHTPOD');
  });

  test('S2-66 starting an activation does not unlock the pod', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    await begun(headers);
    expect(await list(headers)).toEqual([]);
    expect((await check({ podKey: 'ABCDEFGH' }, headers)).body.state).toBe('new');
  });

  test('S2-66 an account may start a hundred activations an hour', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    await begun(headers);
    expect(showings.points).toBe(100);
    await shop.setPoints(showings, showings.points - 1);
    await begun(headers);
    const { status, body, headers: sent } = await begin({ podKey: 'ABCDEFGH' }, headers);
    expect([status, body.code, Number(sent.get('retry-after')) > 0]).toEqual([429, 'too_many_requests', true]);
  });
});

describe('confirming', () => {
  test('S2-68 S2-69 S1-09 the pod is unlocked for the account and on its list', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(headers);
    later(5);
    const { status, body } = await confirm(activationId, headers);
    expect([status, body.podKey, body.unlockedAt, body.userRating]).toEqual([
      200,
      'ABCDEFGH',
      '2026-11-20T18:05:00.000Z',
      null,
    ]);
    expect(await list(headers)).toEqual([body]);
    expect((await check({ podKey: 'ABCDEFGH' }, headers)).body.state).toBe('unlocked');
  });

  test('S2-70 a pod saved earlier keeps its saved date', async () => {
    const { headers, userId } = await api.signedIn();
    await shop.list({ key: 'ABCDEFGH', userId });
    later(5);
    const { body } = await confirm((await begun(headers)).activationId, headers);
    expect([body.savedAt, body.unlockedAt, body.createdDate]).toEqual([
      '2026-11-20T18:00:00.000Z',
      '2026-11-20T18:05:00.000Z',
      '2026-11-20T18:05:00.000Z',
    ]);
    expect(await list(headers)).toHaveLength(1);
  });

  test('D-24 confirming again changes nothing, with any activation, in time or too late', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    const [first, second] = [await begun(headers), await begun(headers)];
    const unlocked = await confirm(first.activationId, headers);
    for (const minutes of [1, 60]) {
      later(minutes);
      for (const { activationId } of [first, second])
        expect((await confirm(activationId, headers)).body).toEqual(unlocked.body);
    }
    const rows = await api.context.database.select().from(activations);
    expect(rows.filter(({ confirmedAt }) => confirmedAt).map(({ id }) => id)).toEqual([first.activationId]);
  });

  test('S2-68 is too late half an hour after the sequence', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(headers);
    later(30);
    const { status, body } = await confirm(activationId, headers);
    expect([status, body.code, await list(headers)]).toEqual([409, 'activation_expired', []]);
  });

  test('D-32 another shopper’s activation gives the same 404 as an unknown one and unlocks nothing', async () => {
    const [mara, noor] = [await api.signedIn(), await api.signedIn()];
    await shop.load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(mara.headers);
    const answers = [
      await confirm(activationId, noor.headers),
      await confirm('3b241101-e2bb-4255-8caf-4136c566a962', noor.headers),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'activation_unknown'],
      [404, 'activation_unknown'],
    ]);
    expect(answers[0]!.body).toEqual(answers[1]!.body);
    expect((await check({ podKey: 'ABCDEFGH' }, mara.headers)).body.state).toBe('new');
    expect((await shop.post('/v1/app/unlock/confirm', { activationId: 'no-id' }, noor.headers)).status).toBe(422);
  });

  test('D-24 of many accounts that confirm one key concurrently, exactly one gets it', async () => {
    for (let round = 0; round < times(1, 10); round += 1) {
      await api.reset();
      await shop.load({ key: 'ABCDEFGH' });
      const accounts = await Promise.all(Array.from({ length: times(20, 50) }, () => api.signedIn()));
      const shown = [];
      for (const { headers } of accounts) shown.push({ headers, ...(await begun(headers)) });
      const answers = await Promise.all(shown.map(({ activationId, headers }) => confirm(activationId, headers)));
      const winners = accounts.filter((_, at) => answers[at]!.status === 200);
      expect(winners).toHaveLength(1);
      const losers = answers.filter(({ status }) => status !== 200);
      expect(new Set(losers.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 pod_taken']));
      const [key] = await api.context.database.select().from(podKeys);
      expect(key!.unlockedBy).toBe(winners[0]!.userId);
      const lists = await Promise.all(accounts.map(({ headers }) => list(headers)));
      expect(lists.filter(({ length }) => length === 1)).toHaveLength(1);
    }
  });

  test('D-24 one account that confirms fifty times concurrently unlocks once', async () => {
    const { headers } = await api.signedIn();
    await shop.load({ key: 'ABCDEFGH' });
    const { activationId } = await begun(headers);
    const answers = await Promise.all(Array.from({ length: 50 }, () => confirm(activationId, headers)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.unlockedAt}`)).size).toBe(1);
    const history = await shop.get('/pas/user-activation/history', headers);
    expect([answers[0]!.status, history.body.totalElements]).toEqual([200, 1]);
  });
});

test('S6-03 S1-09 the light needs an account, and an invalid token gives a 401 everywhere', async () => {
  await shop.load({ key: 'ABCDEFGH' });
  const dead = { authorization: 'Bearer wrong' };
  const id = '3b241101-e2bb-4255-8caf-4136c566a962';
  const answers = [
    await begin({ podKey: 'ABCDEFGH' }),
    await begin({}),
    await confirm(id),
    await check({ podKey: 'ABCDEFGH' }, dead),
    await begin({ podKey: 'ABCDEFGH' }, dead),
    await confirm(id, dead),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
});
