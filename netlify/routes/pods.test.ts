import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { problemSchema } from '../../src/domain/site/problemSchema';
import { userPodSchema } from '../../src/domain/unlock/userPodSchema';
import { openTestApp, type TestApp } from '../../tests/fixtures/testApp';
import { podKeys } from '../database/schema';

let api: TestApp;
beforeAll(async () => {
  api = await openTestApp();
}, 60_000);
afterAll(() => api.close());
beforeEach(() => api.reset());

const list = (headers: Record<string, string> = {}) => api.app.request('/v1/app/user/pods', { headers });
const listed = async (headers: Record<string, string>) =>
  z.array(userPodSchema).parse(await (await list(headers)).json());

const load = (...rows: Partial<typeof podKeys.$inferInsert>[]) =>
  api.context.database
    .insert(podKeys)
    .values(rows.map((row) => ({ key: 'ABCDEFGH', batchId: 'b1', productVariantId: 'pod-a', ...row })));

test('S7-32 D-24 a shopper’s unlocked pods, newest first', async () => {
  const { headers, userId } = await api.signedIn();
  const at = (unlockedAt: string) => ({ unlockedBy: userId, unlockedAt: new Date(unlockedAt) });
  await load(
    { key: 'MIDDLEAA', ...at('2026-11-02T18:00:00Z') },
    { key: 'NEWESTAA', batchId: 'b2', productVariantId: 'pod-b', ...at('2026-11-03T18:00:00Z') },
    { key: 'OLDESTAB', ...at('2026-11-01T18:00:00Z') },
    { key: 'OLDESTAA', ...at('2026-11-01T18:00:00Z') },
  );
  const pods = await listed(headers);
  expect(pods.map(({ podKey }) => podKey)).toEqual(['NEWESTAA', 'MIDDLEAA', 'OLDESTAA', 'OLDESTAB']);
  expect(pods[0]).toEqual({
    podKey: 'NEWESTAA',
    batchId: 'b2',
    productVariantId: 'pod-b',
    createdDate: '2026-11-03T18:00:00.000Z',
    userRating: null,
  });
});

test('S7-32 D-32 neither another’s pods nor those that nobody unlocked', async () => {
  const mara = await api.signedIn();
  const noor = await api.signedIn();
  await load(
    { key: 'NOBODYAA' },
    { key: 'MARASAAA', unlockedBy: mara.userId, unlockedAt: new Date('2026-11-01T18:00:00Z') },
  );
  expect((await listed(mara.headers)).map(({ podKey }) => podKey)).toEqual(['MARASAAA']);
  expect(await listed(noor.headers)).toEqual([]);
});

test('S7-32 of more than a hundred the newest hundred', async () => {
  const { headers, userId } = await api.signedIn();
  const keys = Array.from({ length: 101 }, (_, at) => `POD${String.fromCharCode(65 + (at % 26), 65 + at / 26)}AAA`);
  await load(
    ...keys.map((key, at) => ({ key, unlockedBy: userId, unlockedAt: new Date(Date.UTC(2026, 10, 1, 0, at)) })),
  );
  expect((await listed(headers)).map(({ podKey }) => podKey)).toEqual(keys.toReversed().slice(0, 100));
});

test('S6-03 S6-06 without a live token a 401 and no pods', async () => {
  const { headers } = await api.signedIn();
  for (const authorization of ['', 'Bearer wrong', `${headers.authorization}x`]) {
    const answer = await list(authorization ? { authorization } : {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([401, 'application/problem+json']);
    expect(problemSchema.parse(await answer.json()).code).toBe('unauthenticated');
  }
});

test('the description of the API tells of it', async () => {
  const document = (await (await api.app.request('/v1/openapi.json')).json()) as {
    paths: Record<string, { get: { security: object[]; responses: object } }>;
    components: { schemas: Record<string, { required: string[]; properties: Record<string, object> }> };
  };
  const { get } = document.paths['/v1/app/user/pods']!;
  expect([get.security, Object.keys(get.responses)]).toEqual([[{ bearer: [] }], ['200', '401', '500']]);
  const { required, properties } = document.components.schemas.UserPod!;
  expect(required).toEqual(['podKey', 'batchId', 'productVariantId', 'createdDate', 'userRating']);
  expect(properties.userRating).toEqual({ type: ['number', 'null'] });
});
