import { afterEach, expect, test } from 'vitest';
import { buildMembership } from '../../../tests/fixtures/builders/buildMembership';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../queryClient';
import { invoicesQuery, membershipQuery } from './membershipQuery';

const base = '/v1/app/membership';

afterEach(() => queryClient.clear());

test('S2-76 the membership and its invoices are always refetched, and an error is reported', async () => {
  const api = fakeApi({ [`GET ${base}`]: buildMembership(), [`GET ${base}/invoices`]: [] });
  for (const _ of [1, 2]) {
    expect(await queryClient.fetchQuery(membershipQuery())).toEqual(buildMembership());
    expect(await queryClient.fetchQuery(invoicesQuery())).toEqual([]);
  }
  expect(api.calls).toHaveLength(4);
  api.answers[`GET ${base}`] = problem(503, 'unavailable');
  await expect(queryClient.fetchQuery(membershipQuery())).rejects.toMatchObject({ status: 503 });
});
