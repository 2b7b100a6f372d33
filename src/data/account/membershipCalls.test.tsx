import { afterEach, expect, test } from 'vitest';
import { buildMembership } from '../../../tests/fixtures/builders/buildMembership';
import { fakeApi, problem } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../queryClient';
import { cancelMembership, openPortal, resumeMembership, startMembership } from './membershipCalls';
import { invoicesQuery, membershipQuery } from './membershipQuery';

const base = '/v1/app/membership';

afterEach(() => queryClient.clear());

test('D-26 the trial and the membership start with the return path', async () => {
  const begun = { membership: buildMembership(), url: null };
  const api = fakeApi({ [`POST ${base}/trial`]: begun, [`POST ${base}/join`]: begun });
  expect(await startMembership('trial', '/ca/fr/user/account?billing=start')).toEqual(begun);
  await startMembership('join', '/us/en/unlock');
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    [`${base}/trial`, { returnTo: '/ca/fr/user/account?billing=start' }],
    [`${base}/join`, { returnTo: '/us/en/unlock' }],
  ]);
});

test('S2-76 payment is managed at the URL from the API', async () => {
  const api = fakeApi({ [`POST ${base}/portal`]: { url: 'https://billing.example/p/1' } });
  expect(await openPortal('/us/en/user/account')).toEqual({ url: 'https://billing.example/p/1' });
  expect(api.calls[0]!.body).toEqual({ returnTo: '/us/en/user/account' });
});

test('D-26 it is canceled and resumed without a body', async () => {
  const api = fakeApi({ [`POST ${base}/cancel`]: buildMembership(), [`POST ${base}/resume`]: buildMembership() });
  await cancelMembership();
  await resumeMembership();
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    [`${base}/cancel`, undefined],
    [`${base}/resume`, undefined],
  ]);
});

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
