import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { buildBatchInfo } from '../../../tests/fixtures/builders/buildUnlock';
import { buildUserPod } from '../../../tests/fixtures/builders/buildUserPod';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { batchInfoQuery, podsQuery } from './podsQuery';

const fetched = <T,>(query: object): Promise<T> => new QueryClient().fetchQuery({ ...query, retry: false } as never);
const podsRequest = { localeId: 'en-US', timezone: 'America/Toronto' } as const;

describe('S7-32 the shopper’s pods', () => {
  test('S7-32 are requested unfiltered', async () => {
    const api = fakeApi({ 'GET /v1/app/user/pods': [buildUserPod()] });
    expect(await fetched(podsQuery({ ...podsRequest, year: null, isUnrated: false }))).toEqual([buildUserPod()]);
    expect(api.calls[0]!.query).toEqual({ wrap: 'true' });
  });

  test('S2-75 or by the reader’s year, and without a rating', async () => {
    const api = fakeApi({ 'GET /v1/app/user/pods': [] });
    await fetched(podsQuery({ ...podsRequest, year: 2026, isUnrated: true }));
    expect(api.calls[0]!.query).toEqual({ year: '2026', timezone: 'America/Toronto', isUnrated: 'true', wrap: 'true' });
  });

  test('or of some variants, also those older than the newest hundred', async () => {
    const api = fakeApi({ 'GET /v1/app/user/pods': [] });
    const variantIds = ['amber-500mg', 'amber-1g'];
    await fetched(podsQuery({ ...podsRequest, year: null, isUnrated: false, variantIds }));
    expect(api.calls[0]!.query).toEqual({ productVariantIds: 'amber-500mg,amber-1g', wrap: 'true' });
  });

  test('each language, year and filter has its own query key, and all of them start with "pods"', () => {
    const keys = [
      podsQuery({ ...podsRequest, year: null, isUnrated: false }),
      podsQuery({ ...podsRequest, year: 2026, isUnrated: false }),
      podsQuery({ ...podsRequest, year: null, isUnrated: true }),
      podsQuery({ ...podsRequest, year: null, isUnrated: false, variantIds: ['amber-1g'] }),
      podsQuery({ ...podsRequest, localeId: 'fr-CA', year: null, isUnrated: false }),
    ].map(({ queryKey }) => queryKey);
    expect(new Set(keys.map((key) => JSON.stringify(key))).size).toBe(keys.length);
    expect(keys.map(([name]) => name)).toEqual(keys.map(() => 'pods'));
  });
});

describe('S7-32 a batch', () => {
  const call = 'GET /v1/app/batches/B%2F1';
  const batch = buildBatchInfo({ batchId: 'B/1' });

  test('is looked up by its id', async () => {
    fakeApi({ [call]: batch });
    expect(await fetched(batchInfoQuery('en-US', 'B/1'))).toEqual(batch);
  });

  test('S7-32 that is not in the catalogue is null, but a failure is not', async () => {
    const api = fakeApi({ [call]: problem(404, 'batch_unknown') });
    expect(await fetched(batchInfoQuery('en-US', 'B/1'))).toBeNull();
    api.answers[call] = problem(500, 'internal');
    await expect(fetched(batchInfoQuery('en-US', 'B/1'))).rejects.toMatchObject({ status: 500 });
  });
});
