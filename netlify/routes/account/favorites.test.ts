import { beforeEach, describe, expect, test } from 'vitest';
import { callApi } from '../../../tests/fixtures/callApi';
import { setUpTestApp } from '../../../tests/fixtures/testApp';
import { accountDataSchema } from '../../../src/domain/privacy/accountDataSchema';
import { maxFavorites } from '../../../src/domain/shortlist/favorites';
import { favorites } from '../../database/accountTables';

const path = '/v1/app/user/favorites';
const start = new Date('2026-07-01T15:00:00.000Z');
let now = start;
const api = await setUpTestApp({ clock: () => now });
beforeEach(async () => {
  now = start;
  await api.reset();
});

type Headers = Record<string, string>;
const read = async (headers: Headers) => (await callApi(api, headers, ['GET', path])).body;
const change = (headers: Headers, { add = [], remove = [] }: { add?: string[]; remove?: string[] }) =>
  callApi(api, headers, ['PATCH', path, { add, remove }]);
const later = () => {
  now = new Date(now.getTime() + 1000);
};
const pods = (count: number, name = 'pod') => Array.from({ length: count }, (_, at) => `${name}-${at}`);

describe('favorites', () => {
  test('are none at first, then newest first', async () => {
    const { headers } = await api.signedIn();
    expect(await read(headers)).toEqual({ slugs: [] });
    await change(headers, { add: ['birch', 'amber'] });
    later();
    expect(await change(headers, { add: ['cedar'] })).toEqual({
      status: 200,
      body: { slugs: ['cedar', 'birch', 'amber'], refused: [] },
    });
    expect(await read(headers)).toEqual({ slugs: ['cedar', 'birch', 'amber'] });
  });

  test('merge with those of a browser, and one that was there keeps its place', async () => {
    const { headers } = await api.signedIn();
    await change(headers, { add: ['amber', 'birch'] });
    later();
    const { body } = await change(headers, { add: ['birch', 'cedar', 'cedar'] });
    expect(body).toEqual({ slugs: ['cedar', 'amber', 'birch'], refused: [] });
  });

  test('can be removed, also twice, and one that is both kept and removed is kept', async () => {
    const { headers } = await api.signedIn();
    await change(headers, { add: ['amber', 'birch'] });
    await change(headers, { remove: ['amber'] });
    expect(await change(headers, { remove: ['amber', 'birch'], add: ['birch'] })).toMatchObject({
      status: 200,
      body: { slugs: ['birch'] },
    });
  });

  test('belong to their shopper alone', async () => {
    const one = await api.signedIn({ email: 'one@shop.example' });
    const other = await api.signedIn({ email: 'other@shop.example' });
    await change(one.headers, { add: ['amber'] });
    await change(other.headers, { remove: ['amber'] });
    expect(await read(other.headers)).toEqual({ slugs: [] });
    expect(await read(one.headers)).toEqual({ slugs: ['amber'] });
    expect((await callApi(api, {}, ['GET', path])).status).toBe(401);
  });

  test.each([
    ['a slug of another shape', { add: ['Amber Hill'], remove: [] }],
    ['an unknown field', { add: [], remove: [], all: true }],
    ['a missing list', { add: [] }],
    ['more than fit', { add: pods(maxFavorites + 1), remove: [] }],
  ])('%s is a 422 and changes nothing', async (_, body) => {
    const { headers } = await api.signedIn();
    expect((await callApi(api, headers, ['PATCH', path, body])).status).toBe(422);
    expect(await read(headers)).toEqual({ slugs: [] });
  });

  test('beyond the limit are refused, the oldest of them, and those of the account stay', async () => {
    const { headers } = await api.signedIn();
    await change(headers, { add: pods(maxFavorites - 1) });
    later();
    const { body } = await change(headers, { add: ['newest', 'older', 'oldest'] });
    expect(body).toEqual({ slugs: ['newest', ...pods(maxFavorites - 1)], refused: ['older', 'oldest'] });
    const { body: swapped } = await change(headers, { add: ['older'], remove: ['pod-0'] });
    expect(swapped).toMatchObject({ refused: [] });
  });
});

describe('two devices of one shopper', () => {
  test('at once: changes of both are kept', async () => {
    const { headers } = await api.signedIn();
    await change(headers, { add: ['amber', 'birch'] });
    const responses = await Promise.all([
      change(headers, { add: ['cedar'], remove: ['amber'] }),
      change(headers, { add: ['cedar', 'dune'], remove: ['birch'] }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const { slugs } = (await read(headers)) as { slugs: string[] };
    expect(slugs.toSorted()).toEqual(['cedar', 'dune']);
  });

  test('at once never exceed the limit together', async () => {
    const { headers } = await api.signedIn();
    await change(headers, { add: pods(maxFavorites - 2) });
    const responses = await Promise.all(['one', 'two', 'three'].map((name) => change(headers, { add: pods(2, name) })));
    expect(await api.context.database.select().from(favorites)).toHaveLength(maxFavorites);
    const refused = responses.flatMap(({ body }) => (body as { refused: string[] }).refused);
    expect(refused).toHaveLength(4);
  });
});

describe('an account', () => {
  test('S2-76 exports its favorites, and takes them with it when it is deleted', async () => {
    const email = 'one@shop.example';
    const { headers } = await api.signedIn({ email });
    await change(headers, { add: ['amber'] });
    const { body } = await callApi(api, headers, ['GET', '/v1/app/user/data']);
    expect(accountDataSchema.parse(body).favorites).toEqual([{ slug: 'amber', savedAt: start.toISOString() }]);
    const { status } = await callApi(api, headers, ['DELETE', '/v1/app/user', { confirm: email }]);
    expect(status).toBeLessThan(300);
    expect(await api.context.database.select().from(favorites)).toEqual([]);
  });
});
