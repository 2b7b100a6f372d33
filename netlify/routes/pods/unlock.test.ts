import { eq } from 'drizzle-orm';
import { tl1Decode } from '../../../tests/fixtures/tl1Decode';
import { users } from '../../database/accountTables';
import { checkedKeySchema } from '../../../src/domain/unlock/unlockSchema';
import { unlockCalls } from '../../../tests/fixtures/calls/unlockCalls';
import { changeCosts } from '../../platform/limitRules';
import { describe, expect, test } from 'vitest';

const unlocking = unlockCalls();
const { check, begin, confirm, begun, list } = unlocking;

describe('checking a key', () => {
  test('S2-62 S2-63 returns the pod and its state for the shopper', async () => {
    const { headers, userId } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH', batchId: 'b3', productVariantId: 'pod-b' });
    await unlocking.shop().list({ key: 'SAVEDAAA', userId }, { key: 'OPENEDAA', userId, unlockedAt: unlocking.now() });
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
    expect(states.map((response) => response.body.state)).toEqual(['saved', 'unlocked']);
  });

  test('S2-63 S2-64 a visitor sees the pod before signing in and learns nothing about accounts', async () => {
    const { userId } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    await unlocking.shop().list({ key: 'OPENEDAA', userId, unlockedAt: unlocking.now() });
    for (const podKey of ['ABCDEFGH', 'OPENEDAA']) {
      const { status, body } = await check({ podKey });
      expect([status, body.state, body.batch.title]).toEqual([200, null, 'Blue Ridge']);
    }
  });

  test('D-24 a pod unlocked by another account gives a 409, even if that account was deleted', async () => {
    const [mara, noor] = [await unlocking.api().signedIn(), await unlocking.api().signedIn()];
    await unlocking.shop().list({ key: 'MARASAAA', userId: mara.userId, unlockedAt: unlocking.now() });
    for (const call of [check, begin]) {
      const { status, body } = await call({ podKey: 'MARASAAA' }, noor.headers);
      expect([status, body.code]).toEqual([409, 'pod_taken']);
    }
    await unlocking.api().context.database.delete(users).where(eq(users.id, mara.userId));
    expect((await check({ podKey: 'MARASAAA' }, noor.headers)).body.code).toBe('pod_taken');
  });

  test('S8-18 reveals nothing about a pod in a region that does not offer it', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    for (const region of ['CA', 'OH'])
      expect((await check({ podKey: 'ABCDEFGH', region })).body.batch.title, region).toBe('Blue Ridge');
    for (const region of ['CO', 'UT', 'CA_ALL', 'ON']) {
      const body = { podKey: 'ABCDEFGH', region };
      for (const response of [await check(body), await check(body, headers), await begin(body, headers)]) {
        expect([response.status, response.body.code, response.body.detail]).toEqual([
          409,
          'pod_not_offered',
          'Pod info is unavailable in your region due to local restrictions.',
        ]);
        expect(JSON.stringify(response.body)).not.toContain('Blue Ridge');
      }
    }
  });

  test('S2-63 a pod of a batch no longer in the catalogue has no details, and still unlocks', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH', batchId: 'gone' });
    expect((await check({ podKey: 'ABCDEFGH', region: 'CA' }, headers)).body).toEqual({
      podKey: 'ABCDEFGH',
      state: 'new',
      batch: null,
    });
    expect((await confirm((await begun(headers)).activationId, headers)).body.title).toBeNull();
  });

  test.each(['WRONGKEY', 'ABCDEFG', 'ABCDEFG1', ''])('S5-13 %j is not a valid pod key', async (podKey) => {
    const { headers } = await unlocking.api().signedIn();
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
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'LIGHTPOD' });
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
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    await begun(headers);
    expect(await list(headers)).toEqual([]);
    expect((await check({ podKey: 'ABCDEFGH' }, headers)).body.state).toBe('new');
  });

  test('S2-66 an account may start a hundred activations an hour', async () => {
    const { headers } = await unlocking.api().signedIn();
    await unlocking.shop().load({ key: 'ABCDEFGH' });
    await begun(headers);
    await unlocking.shop().setPoints({ name: 'changes' }, 99 * changeCosts.activation);
    await begun(headers);
    const { status, body, headers: sent } = await begin({ podKey: 'ABCDEFGH' }, headers);
    expect([status, body.code, Number(sent.get('retry-after')) > 0]).toEqual([429, 'too_many_requests', true]);
  });
});

test('S6-03 S1-09 the light needs an account, and an invalid token gives a 401 everywhere', async () => {
  await unlocking.shop().load({ key: 'ABCDEFGH' });
  const dead = { authorization: 'Bearer wrong' };
  const id = '3b241101-e2bb-4255-8caf-4136c566a962';
  const responses = [
    await begin({ podKey: 'ABCDEFGH' }),
    await begin({}),
    await confirm(id),
    await check({ podKey: 'ABCDEFGH' }, dead),
    await begin({ podKey: 'ABCDEFGH' }, dead),
    await confirm(id, dead),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401]);
});
