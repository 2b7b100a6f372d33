import { describe, expect, test } from 'vitest';
import { userPodSchema } from '../../../src/domain/unlock/userPodSchema';
import { podCalls, podsPath } from '../../../tests/fixtures/calls/podCalls';

const saved = podCalls();
const { keysOf, listed } = saved;

describe('saving', () => {
  const save = (podKey: string, headers: Record<string, string>) => saved.shop().post(podsPath, { podKey }, headers);

  test('S2-70 S1-10 a pod is added to the list once, without being unlocked', async () => {
    const { headers } = await saved.api().signedIn();
    await saved.shop().load({ key: 'ABCDEFGH' });
    const first = await save('abcd-efgh', headers);
    expect([first.status, first.body.podKey, first.body.unlockedAt]).toEqual([201, 'ABCDEFGH', null]);
    saved.setNow(new Date('2026-11-21T18:00:00Z'));
    const again = await save('ABCDEFGH', headers);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await keysOf(headers)).toEqual(['ABCDEFGH']);
  });

  test('S2-70 twenty concurrent requests add one pod', async () => {
    const { headers } = await saved.api().signedIn();
    await saved.shop().load({ key: 'ABCDEFGH' });
    const responses = await Promise.all(Array.from({ length: 20 }, () => save('ABCDEFGH', headers)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array.from({ length: 19 }, () => 200), 201]);
  });

  test('S2-70 D-24 several shoppers may save a pod until one of them unlocks it', async () => {
    const [mara, noor, lou] = [
      await saved.api().signedIn(),
      await saved.api().signedIn(),
      await saved.api().signedIn(),
    ];
    await saved.shop().list({ key: 'MARASAAA', userId: mara.userId });
    expect((await save('MARASAAA', noor.headers)).status).toBe(201);
    await saved.shop().list({ key: 'TAKENAAA', userId: mara.userId, unlockedAt: saved.now() });
    const { status, body } = await save('TAKENAAA', lou.headers);
    expect([status, body.code]).toEqual([409, 'pod_taken']);
    expect(await keysOf(lou.headers)).toEqual([]);
  });

  test.each(['WRONGKEY', 'ABC', 'ABCDEFG1', '', '12345678'])(
    'S5-13 S9-15 %j is not a valid pod key',
    async (podKey) => {
      const { headers } = await saved.api().signedIn();
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
      const { headers } = await saved.api().signedIn();
      const response = await saved.shop().post(podsPath, body, headers);
      expect([response.status, response.body.code]).toEqual([422, 'not_valid']);
    },
  );
});

describe('one pod', () => {
  const call = (method: string, podKey: string, headers: Record<string, string>) =>
    saved.shop().call(method, `${podsPath}/${podKey}`, { headers });

  test('S1-10 a saved pod can be removed, an unlocked one cannot', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved.shop().list({ key: 'SAVEDAAA', userId }, { key: 'OPENEDAA', userId, unlockedAt: saved.now() });
    expect((await call('DELETE', 'savedaaa', headers)).status).toBe(204);
    expect((await call('DELETE', 'SAVEDAAA', headers)).status).toBe(404);
    const refusedRemoval = await call('DELETE', 'OPENEDAA', headers);
    expect([refusedRemoval.status, refusedRemoval.body.code]).toEqual([409, 'pod_unlocked']);
    expect(await keysOf(headers)).toEqual(['OPENEDAA']);
  });

  test('S3-18 can be read by its key', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved.shop().list({ key: 'ABCDEFGH', userId });
    const { status, body } = await call('GET', 'ABCDEFGH', headers);
    expect([status, body]).toEqual([200, (await listed(headers))[0]]);
  });

  test.each(['GET', 'DELETE'])(
    'D-32 %s for another shopper’s pod gives the same response as for an unknown one',
    async (method) => {
      const [mara, noor] = [await saved.api().signedIn(), await saved.api().signedIn()];
      await saved.shop().list({ key: 'MARASAAA', userId: mara.userId });
      const responses = [await call(method, 'MARASAAA', noor.headers), await call(method, 'NOBODYAA', noor.headers)];
      expect(responses.map(({ status, body }) => [status, body.code])).toEqual([
        [404, 'pod_unknown'],
        [404, 'pod_unknown'],
      ]);
      expect(responses[0]!.body).toEqual(responses[1]!.body);
      expect(await keysOf(mara.headers)).toEqual(['MARASAAA']);
      expect((await call(method, 'no-key', noor.headers)).status).toBe(404);
    },
  );
});

describe('a private note', () => {
  const write = (podKey: string, body: unknown, headers: Record<string, string>) =>
    saved.shop().call('PUT', `${podsPath}/${podKey}/note`, { headers, body });

  async function owner() {
    const { headers, userId } = await saved.api().signedIn();
    await saved.shop().list({ key: 'ABCDEFGH', userId });
    return headers;
  }

  test.each([
    ['is kept without surrounding space', '  Pears,\nslow evenings ', 'Pears,\nslow evenings'],
    ['may be 500 characters long', 'x'.repeat(500), 'x'.repeat(500)],
    ['that is empty is no note', '', ''],
    ['of spaces is no note', ' \n ', ''],
  ])('%s', async (_, note, kept) => {
    const headers = await owner();
    await write('ABCDEFGH', { note: 'An earlier note' }, headers);
    const { status, body } = await write('abcd-efgh', { note }, headers);
    expect([status, userPodSchema.parse(body).note]).toEqual([200, kept]);
    expect((await listed(headers))[0]!.note).toBe(kept);
  });

  test.each<[unknown]>([
    [{}],
    [{ note: 'x'.repeat(501) }],
    [{ note: 'a\u0000b' }],
    [{ note: null }],
    [{ note: '', to: 1 }],
  ])('as %j is refused', async (body) => {
    const headers = await owner();
    await write('ABCDEFGH', { note: 'Kept' }, headers);
    const refusal = await write('ABCDEFGH', body, headers);
    expect([refusal.status, refusal.body.code]).toEqual([422, 'not_valid']);
    expect((await listed(headers))[0]!.note).toBe('Kept');
  });

  test('S1-10 stays when the saved pod is unlocked', async () => {
    const { headers, userId } = await saved.api().signedIn();
    await saved.shop().list({ key: 'ABCDEFGH', userId });
    await write('ABCDEFGH', { note: 'For the weekend' }, headers);
    const started = await saved.shop().post('/v1/app/unlock/activation-sequence', { podKey: 'ABCDEFGH' }, headers);
    await saved.shop().post('/v1/app/unlock/confirm', { activationId: started.body.activationId }, headers);
    expect((await listed(headers))[0]).toMatchObject({ unlockedAt: expect.any(String), note: 'For the weekend' });
  });

  test('D-32 is the owner’s: each shopper of a saved pod has another, and nobody else’s pod can be written on', async () => {
    const headers = await owner();
    const noor = await saved.api().signedIn();
    await write('ABCDEFGH', { note: 'Mine' }, headers);
    const answer = await write('ABCDEFGH', { note: 'Yours' }, noor.headers);
    const unknown = await write('NOBODYAA', { note: 'Yours' }, noor.headers);
    expect([answer.status, answer.body]).toEqual([404, unknown.body]);
    await saved.shop().post(podsPath, { podKey: 'ABCDEFGH' }, noor.headers);
    expect((await listed(noor.headers))[0]!.note).toBe('');
    await write('ABCDEFGH', { note: 'Yours' }, noor.headers);
    expect((await listed(headers))[0]!.note).toBe('Mine');
  });

  test('needs a session', async () => {
    await owner();
    expect((await write('ABCDEFGH', { note: 'x' }, {})).status).toBe(401);
  });
});

test('S5-21 the API document describes the fields of a pod', async () => {
  const { body } = await saved.shop().get('/v1/openapi.json');
  const { get } = body.paths[podsPath];
  expect([get.security, Object.keys(get.responses)]).toEqual([[{ bearer: [] }], ['200', '401', '422', '500', '503']]);
  const { required, properties } = body.components.schemas.UserPod;
  expect(required).toEqual(Object.keys(userPodSchema.shape));
  expect(properties.userRating).toMatchObject({ type: ['number', 'null'] });
});
