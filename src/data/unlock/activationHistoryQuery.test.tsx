import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { activationHistoryQuery } from './activationHistoryQuery';

const call = 'GET /pas/user-activation/history';
const fetched = <T,>(query: object): Promise<T> => new QueryClient().fetchQuery({ ...query, retry: false } as never);
const historyRequest = { localeId: 'en-US', timezone: 'America/Toronto', page: 1, start: '', end: '' } as const;

describe('S7-17 the activation history', () => {
  test('S7-17 S9-08 is requested newest first, in pages of 100 that count from 0', async () => {
    const api = fakeApi({ [call]: { content: [] } });
    await fetched(activationHistoryQuery({ ...historyRequest, page: 3 }));
    expect(api.calls[0]!.query).toEqual({ sort: 'createdDate,desc', page: '2', size: '100' });
  });

  test('S7-17 is limited to the reader’s days, if any', async () => {
    const api = fakeApi({ [call]: { content: [] } });
    await fetched(activationHistoryQuery({ ...historyRequest, start: '2026-11-01', end: '2026-11-21' }));
    expect(api.calls[0]!.query).toMatchObject({
      startDate: '2026-11-01T04:00:00.000Z',
      endDate: '2026-11-22T04:59:59.999Z',
    });
  });

  test('S7-17 a 404 gives null', async () => {
    fakeApi({ [call]: problem(404, 'not_found') });
    expect(await fetched(activationHistoryQuery(historyRequest))).toBeNull();
  });

  test.each([
    [problem(500, 'internal'), 500],
    [offline, 0],
  ])('another failure does not', async (answer, status) => {
    fakeApi({ [call]: answer });
    await expect(fetched(activationHistoryQuery(historyRequest))).rejects.toMatchObject({ status });
  });
});
