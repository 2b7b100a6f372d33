import type { PersistedClient } from '@tanstack/query-persist-client-core';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildAddress,
  buildOffer,
  buildOrder,
  buildProvider,
  buildUser,
} from '../../tests/fixtures/builders/buildShop';
import { addressQuery, providerProductsQuery, providersQuery } from './delivery/deliveryCalls';
import { clearPersistedQueries, persistQueries } from './persistQueries';
import { loadText, storageKeys } from './storage';

const day = 86_400_000;
const start = Date.parse('2026-11-03T18:00:00Z');
const chosen = { placeId: 'place-1', addressTwo: 'Unit 4' };
let stops: (() => void)[] = [];

beforeEach(() => void vi.useFakeTimers({ now: start }));
afterEach(async () => {
  for (const stop of stops) stop();
  stops = [];
  // Flush pending writes here, so that they do not run in the next test.
  await vi.advanceTimersByTimeAsync(1000);
  clearPersistedQueries();
});

/** Simulates a visit in a new tab, with an empty cache and with what earlier visits stored. */
function visit(places: { placeId: string; addressTwo: string }[] = [chosen]) {
  const queryClient = new QueryClient();
  const { save, stop } = persistQueries({ queryClient, places: () => places, now: Date.now() });
  stops.push(stop);
  return { queryClient, places, save, stop };
}

const provider = buildProvider();
const offers = [buildOffer()];
const storedCache = () => localStorage.getItem(storageKeys.queryCache);
const keptKeys = () =>
  (JSON.parse(storedCache()!) as { clientState: { queries: { queryKey: unknown[] }[] } }).clientState.queries.map(
    ({ queryKey }) => queryKey,
  );
const passTime = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function cachePublicData({ queryClient }: { queryClient: QueryClient }): void {
  queryClient.setQueryData(providersQuery('place-1').queryKey, [provider]);
  queryClient.setQueryData(providerProductsQuery('provider-1').queryKey, offers);
  queryClient.setQueryData(addressQuery('place-1', 'Unit 4').queryKey, buildAddress({ addressTwo: 'Unit 4' }));
}

async function storeCache(change: (record: PersistedClient) => unknown = (record) => record): Promise<void> {
  const first = visit();
  cachePublicData(first);
  await passTime(1000);
  first.stop();
  localStorage.setItem(storageKeys.queryCache, JSON.stringify(change(JSON.parse(storedCache()!) as PersistedClient)));
}

describe('S9-12 the query cache is stored', () => {
  test('for the next visit, which has it immediately and knows its age', async () => {
    await storeCache();
    await passTime(60_000);
    const { queryClient } = visit();
    expect(queryClient.getQueryData(providersQuery('place-1').queryKey)).toEqual([provider]);
    expect(queryClient.getQueryData(providerProductsQuery('provider-1').queryKey)).toEqual(offers);
    expect(queryClient.getQueryData(addressQuery('place-1', 'Unit 4').queryKey)?.addressTwo).toBe('Unit 4');
    expect(queryClient.getQueryState(providersQuery('place-1').queryKey)?.dataUpdatedAt).toBe(start);
  });

  test('S9-08 at most once a second', async () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    const first = visit();
    for (let at = 0; at < 20; at += 1) cachePublicData(first);
    await passTime(999);
    expect(setItem).not.toHaveBeenCalled();
    await passTime(1);
    expect(setItem).toHaveBeenCalledTimes(1);
  });

  test('S9-08 for a day', async () => {
    await storeCache();
    vi.setSystemTime(start + day);
    const { stop, queryClient } = visit();
    expect(queryClient.getQueryData(providersQuery('place-1').queryKey)).toEqual([provider]);
    stop();
    vi.setSystemTime(start + day + 1);
    expect(visit().queryClient.getQueryCache().getAll()).toEqual([]);
    expect(storedCache()).toBeNull();
  });

  test('S9-08 no longer than that, even across visits', async () => {
    await storeCache();
    vi.setSystemTime(start + day / 2);
    const second = visit();
    second.queryClient.setQueryData(providersQuery('place-1').queryKey, []);
    await passTime(1000);
    second.stop();
    vi.setSystemTime(start + day + 1);
    const { queryClient } = visit();
    expect(queryClient.getQueryData(providersQuery('place-1').queryKey)).toEqual([]);
    expect(queryClient.getQueryData(providerProductsQuery('provider-1').queryKey)).toBeUndefined();
  });

  test('without overwriting what this tab has fetched meanwhile', async () => {
    await storeCache();
    const queryClient = new QueryClient();
    const newer = [buildProvider({ deliveryTotalMinimum: 60 })];
    queryClient.setQueryData(providersQuery('place-1').queryKey, newer);
    stops.push(persistQueries({ queryClient, places: () => [chosen], now: Date.now() }).stop);
    expect(queryClient.getQueryData(providersQuery('place-1').queryKey)).toBe(newer);
  });
});

describe('S9-12 never stored', () => {
  test('account data', async () => {
    const { queryClient } = visit();
    queryClient.setQueryData(['user'], buildUser());
    queryClient.setQueryData(['orders'], [buildOrder()]);
    queryClient.setQueryData(['order', 'provider-1', 'details-1'], buildOrder());
    queryClient.setQueryData(['rewards', 'provider-1'], { credit: 5 });
    queryClient.setQueryData(['uploadedId', 'provider-1'], { documentStatus: 'PRESENT' });
    queryClient.setQueryData(['constructor'], 'nor what an object inherits');
    cachePublicData({ queryClient });
    await passTime(1000);
    expect(keptKeys().map(([name]) => name)).toEqual(['providers', 'providerProducts', 'address']);
    expect(storedCache()).not.toMatch(/shopper@example\.com|details-1|PRESENT/);
  });

  test('addresses that were only looked up, since their id contains the street', async () => {
    const { queryClient } = visit();
    cachePublicData({ queryClient });
    queryClient.setQueryData(addressQuery('place-2', '').queryKey, buildAddress({ placeId: 'place-2' }));
    queryClient.setQueryData(addressQuery('place-1', 'Unit').queryKey, buildAddress({ addressTwo: 'Unit' }));
    queryClient.setQueryData(providersQuery('place-2').queryKey, []);
    await passTime(1000);
    expect(keptKeys()).toEqual([
      ['providers', 'place-1'],
      ['providerProducts', 'provider-1'],
      ['address', 'place-1', 'Unit 4'],
    ]);
  });

  test('S4-29 addresses that were replaced', async () => {
    const { queryClient, places, save } = visit([chosen]);
    cachePublicData({ queryClient });
    await passTime(1000);
    places.pop();
    save();
    await passTime(1000);
    expect(keptKeys()).toEqual([['providerProducts', 'provider-1']]);
  });

  test('mutations waiting for the network', async () => {
    const { queryClient } = visit();
    cachePublicData({ queryClient });
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationKey: ['placeOrder'] });
    mutation.state = { ...mutation.state, isPaused: true, variables: { note: 'Ring twice' } as never };
    cachePublicData({ queryClient });
    await passTime(1000);
    expect(storedCache()).not.toContain('Ring twice');
  });
});

describe('S9-08 stored data is dropped', () => {
  test.each<[string, (record: PersistedClient) => unknown]>([
    ['by an older version', (record) => ({ ...record, buster: '4' })],
    ['without a version', ({ buster: _, ...record }) => record],
    ['in the future', (record) => ({ ...record, timestamp: start + day })],
    ['without a time', ({ timestamp: _, ...record }) => record],
    ['without queries', (record) => ({ ...record, clientState: {} })],
    ['as a list', () => []],
    ['as a text', () => 'providers'],
    ['as nothing', () => null],
  ])('when stored %s', async (_, change) => {
    await storeCache(change);
    expect(visit().queryClient.getQueryCache().getAll()).toEqual([]);
    expect(storedCache()).toBeNull();
  });

  test.each<[string, (query: PersistedClient['clientState']['queries'][number]) => unknown]>([
    ['invalid dispensaries', (query) => ({ ...query, state: { ...query.state, data: { id: 'x' } } })],
    [
      'a dispensary without hours',
      (query) => ({ ...query, state: { ...query.state, data: [{ ...provider, deliveryTimes: null }] } }),
    ],
    ['data newer than the record', (query) => ({ ...query, state: { ...query.state, dataUpdatedAt: start + day } })],
    ['a private query', (query) => ({ ...query, queryKey: ['user'] })],
    ['no query', () => null],
  ])('with %s', async (_, change) => {
    await storeCache((record) => {
      const [first, ...others] = record.clientState.queries;
      return { ...record, clientState: { mutations: [], queries: [change(first!), ...others] } };
    });
    expect(visit().queryClient.getQueryCache().getAll()).toEqual([]);
    expect(storedCache()).toBeNull();
  });

  test('when it is not JSON', () => {
    localStorage.setItem(storageKeys.queryCache, '{"buster":"5"');
    expect(visit().queryClient.getQueryCache().getAll()).toEqual([]);
    expect(storedCache()).toBeNull();
  });
});

test('S4-43 a cleared cache is removed from storage immediately, and not written again', async () => {
  const first = visit();
  first.queryClient.setQueryData(['user'], buildUser());
  cachePublicData(first);
  await passTime(1000);
  expect(storedCache()).not.toBeNull();
  cachePublicData(first);
  first.queryClient.clear();
  expect(storedCache()).toBeNull();
  await passTime(2000);
  expect(storedCache()).toBeNull();
});

describe('S9-12 when storage fails', () => {
  test('because it is blocked, the visit continues without it', async () => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    const first = visit();
    cachePublicData(first);
    await passTime(1000);
    expect(first.queryClient.getQueryData(providersQuery('place-1').queryKey)).toEqual([provider]);
  });

  test('because it is full, stored data is dropped and never put into a cookie', async () => {
    await storeCache();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    cachePublicData(visit());
    await passTime(1000);
    expect(storedCache()).toBeNull();
    expect(document.cookie).not.toContain(storageKeys.queryCache);
    expect(loadText(storageKeys.queryCache), 'this page still knows it').not.toBeNull();
  });
});
