import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../tests/fixtures/servers/fakeApi';
import { fetchFavorites } from './account/favoriteCalls';
import { userQuery } from './account/accountQueries';
import { catalogueQuery } from './siteFileQueries';
import { openOrdersQuery, orderQuery } from './order/orderCalls';
import { queryClient } from './queryClient';
import { hasShape, wrapList } from './responseShape';

test.each([
  [{ id: 'a', name: null }, true],
  [{ id: 'a' }, false],
  [{}, false],
  [[], false],
  [[{ id: 'a', name: 'b' }], false],
  [null, false],
  ['id', false],
])('%j has the shape of an object: %s', (json, isShaped) =>
  expect(hasShape(json, { fields: ['id', 'name'] })).toBe(isShaped),
);

test.each([
  [[], true],
  [[{ id: 'a' }], true],
  [[{ id: 'a' }, null], false],
  [[{}], false],
  [{}, false],
  [{ id: 'a' }, false],
  [null, false],
])('%j has the shape of a list: %s', (json, isShaped) => expect(hasShape(json, { listOf: ['id'] })).toBe(isShaped));

test.each([
  [{ items: [], nextCursor: null }, true],
  [{ items: [{ id: 'a' }], nextCursor: '1' }, true],
  [{ items: [{}], nextCursor: null }, false],
  [{ items: [] }, false],
  [{ nextCursor: null }, false],
  [[], false],
  [null, false],
])('D-51 %j has the shape of all lists: %s', (json, isShaped) =>
  expect(hasShape(json, { itemsOf: ['id'] })).toBe(isShaped),
);

test.each([
  [['amber'], true],
  [[{}], false],
])('D-51 %j are strings: %s', (items, isShaped) =>
  expect(hasShape({ items, nextCursor: null }, { itemsOf: [] })).toBe(isShaped),
);

test.each([
  [[{ id: 'a' }], { items: [{ id: 'a' }], nextCursor: null }],
  [
    { orders: [{ id: 'a' }], total: 1 },
    { orders: [{ id: 'a' }], total: 1, items: [{ id: 'a' }], nextCursor: null },
  ],
  [
    { items: [], nextCursor: 'b' },
    { items: [], nextCursor: 'b' },
  ],
  [null, null],
])('D-51 %j of an older API is read as a list', (json, list) =>
  expect(wrapList(json, { itemsOf: ['id'] })).toEqual(list),
);

test('D-51 an object or array that no call lists stays as it is', () => {
  expect(wrapList(['a'], { listOf: ['id'] })).toEqual(['a']);
  expect(wrapList({ list: [] }, { fields: ['list'] })).toEqual({ list: [] });
});

const no204 = () => new Response(null, { status: 204 });

describe('S8-06 a success with other JSON is a failure that can be retried', () => {
  test.each([{}, [], [null, { id: 5 }], 'signed in', no204])('%j', async (answer) => {
    fakeApi({
      'GET /v1/app/user/me': answer,
      // The mock would turn an array into the list that was asked for.
      'GET /v1/app/user/favorites': typeof answer === 'object' ? Response.json(answer) : answer,
      'GET /v1/app/orders/p1/d1': answer,
    });
    const failed = { name: 'ApiError', code: 'unreachable' };
    await expect(queryClient.fetchQuery(userQuery())).rejects.toMatchObject(failed);
    await expect(fetchFavorites()).rejects.toMatchObject(failed);
    await expect(queryClient.fetchQuery(orderQuery('p1', 'd1'))).rejects.toMatchObject(failed);
    queryClient.clear();
  });

  test('an object with an empty array, which is no list', async () => {
    fakeApi({ 'GET /v1/app/user/favorites': Response.json({ errors: [] }) });
    await expect(fetchFavorites()).rejects.toMatchObject({ code: 'unreachable' });
  });

  test.each([{}, [null], [{ id: 5 }]])('%j as a list', async (answer) => {
    fakeApi({ 'GET /v1/app/orders': answer, 'GET /catalogue/en-US.json': answer });
    await expect(queryClient.fetchQuery(openOrdersQuery())).rejects.toMatchObject({ code: 'unreachable' });
    await expect(queryClient.fetchQuery(catalogueQuery('en-US'))).rejects.toMatchObject({ name: 'ApiError' });
    queryClient.clear();
  });
});
