import { beforeEach, expect, test, vi } from 'vitest';
import { fakeApi, problem } from '../../tests/fixtures/servers/fakeApi';
import { loadOwnerRatings, useOwnerRatings } from './ownerRatings';

const call = 'GET /v1/app/ratings';
const products = [{ slug: 'blue-ridge', average: 4, count: 12 }];
const start = Date.parse('2026-11-26T10:00:00Z');
const setTime = (seconds: number) => vi.setSystemTime(start + seconds * 1000);
beforeEach(() => {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  useOwnerRatings.setState(useOwnerRatings.getInitialState());
});

test('D-43 ratings that could not be fetched are retried after 30 seconds, not by each card', async () => {
  let isAway = true;
  const api = fakeApi({
    [call]: () => (isAway ? problem(400, 'not_valid') : Response.json({ items: products, nextCursor: null })),
  });
  await Promise.all([loadOwnerRatings(), loadOwnerRatings()]);
  expect(useOwnerRatings.getState()).toMatchObject({ bySlug: null, isFailed: true });
  const calls = api.callsOf(call).length;
  setTime(29);
  await loadOwnerRatings();
  expect(api.callsOf(call)).toHaveLength(calls);
  isAway = false;
  setTime(30);
  await loadOwnerRatings();
  expect(api.callsOf(call)).toHaveLength(calls + 1);
  expect(useOwnerRatings.getState()).toMatchObject({ isFailed: false });
  expect(useOwnerRatings.getState().bySlug?.get('blue-ridge')).toMatchObject({ average: 4 });
});

test('D-43 ratings are fetched again after five minutes, and stay if that fails', async () => {
  let isAway = false;
  const api = fakeApi({
    [call]: () => (isAway ? problem(400, 'not_valid') : Response.json({ items: products, nextCursor: null })),
  });
  await loadOwnerRatings();
  isAway = true;
  setTime(299);
  await loadOwnerRatings();
  expect(api.callsOf(call)).toHaveLength(1);
  setTime(300);
  await loadOwnerRatings();
  setTime(329);
  await loadOwnerRatings();
  expect(api.callsOf(call)).toHaveLength(2);
  setTime(330);
  await loadOwnerRatings();
  expect(api.callsOf(call)).toHaveLength(3);
  expect(useOwnerRatings.getState().bySlug?.size).toBe(1);
  expect(useOwnerRatings.getState().isFailed).toBe(false);
});
