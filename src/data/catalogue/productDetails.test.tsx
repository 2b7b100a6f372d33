import { expect, test } from 'vitest';
import { buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, noSuchFile } from '../../../tests/fixtures/servers/fakeApi';
import { queryClient } from '../queryClient';
import { productDetailsQuery } from './productDetails';

const productPath = '/shop/pods/california-amber';
const at = (prefix: string) => `GET /page-data${prefix}${productPath}/page-data.json`;
const page = { result: { pageContext: { product: { summary: buildSummary() } } } };
const load = (localeId: 'en-US' | 'en-CA' | 'fr-CA') => {
  queryClient.clear();
  return queryClient.fetchQuery({ ...productDetailsQuery({ localeId, productPath }), retryDelay: 1 });
};

test.each([
  ['en-US', '/us/en'],
  ['en-CA', '/ca/en'],
  ['fr-CA', '/ca/fr'],
] as const)('S7-25 in %s a product is read from its own page', async (localeId, prefix) => {
  const { calls } = fakeApi({ [at(prefix)]: page });
  expect(await load(localeId)).toEqual({ localeId, summary: buildSummary() });
  expect(calls).toHaveLength(1);
});

test.each([
  ['en-US', '/us/en', 'en-CA', '/ca/en'],
  ['en-CA', '/ca/en', 'en-US', '/us/en'],
  ['fr-CA', '/ca/fr', 'en-US', '/us/en'],
] as const)('S7-25 in %s a 404 under %s falls back to %s', async (localeId, own, foundIn, other) => {
  fakeApi({ [at(own)]: noSuchFile, [at(other)]: page });
  expect(await load(localeId)).toMatchObject({ localeId: foundIn });
});

test('S7-25 if neither country has it, that is a result and not retried', async () => {
  const { calls } = fakeApi({ [at('/us/en')]: noSuchFile, [at('/ca/en')]: noSuchFile });
  expect(await load('en-US')).toBeNull();
  expect(calls).toHaveLength(2);
});

test('S9-08 a failure is retried once', async () => {
  let tries = 0;
  const once = fakeApi({
    [at('/us/en')]: () => {
      tries += 1;
      return tries === 1 ? offline() : page;
    },
  });
  expect(await load('en-US')).toMatchObject({ localeId: 'en-US' });
  expect(once.calls).toHaveLength(2);
  const never = fakeApi({ [at('/us/en')]: () => new Response('Not here', { status: 404 }) });
  await expect(load('en-US')).rejects.toMatchObject({ status: 0 });
  expect(never.calls, 'only the site’s 404 falls back to the other country').toHaveLength(2);
});

test('S9-08 fetched data is fresh for a minute', () => {
  expect(productDetailsQuery({ localeId: 'en-US', productPath }).staleTime).toBe(60_000);
});

test.each([
  [{}],
  [{ result: { pageContext: {} } }],
  [{ result: { pageContext: { product: { summary: { slug: 1 } } } } }],
])('a file of another shape, %j, is an error and not a product', async (json) => {
  fakeApi({ [at('/us/en')]: json });
  await expect(load('en-US')).rejects.toMatchObject({ status: 0, code: 'unreachable' });
});
