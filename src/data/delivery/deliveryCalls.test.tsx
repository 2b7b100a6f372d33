import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { buildAddress, buildOffer } from '../../../tests/fixtures/builders/buildShop';
import { fakeApi, offline, problem } from '../../../tests/fixtures/servers/fakeApi';
import { addressQuery, providerProductsQuery, providersQuery, suggestionsQuery } from './deliveryCalls';

const providersPath = 'GET /.netlify/functions/delivery-available-providers';
const fetched = <T,>(query: object): Promise<T> => new QueryClient().fetchQuery({ ...query, retry: false } as never);

describe('S7-21 the dispensaries that deliver to a place', () => {
  test('S7-21 A 400 gives an empty list', async () => {
    fakeApi({ [providersPath]: problem(400, 'place_invalid', { detail: 'No such place.' }) });
    expect(await fetched(providersQuery('nowhere'))).toEqual([]);
  });

  test.each([
    ['a server error', problem(500, 'internal'), 500],
    ['a missing address', problem(404, 'not_found'), 404],
    ['no answer', offline, 0],
  ])('%s is not an empty list', async (_, answer, status) => {
    fakeApi({ [providersPath]: answer });
    await expect(fetched(providersQuery('place-1'))).rejects.toMatchObject({ status });
  });

  test('S9-08 are fresh for 30 seconds; without a place there is no request', () => {
    expect(providersQuery('place-1')).toMatchObject({ enabled: true, staleTime: 30_000 });
    expect(providersQuery(null).enabled).toBe(false);
  });
});

test('S7-19 S9-08 an address is looked up by place and unit, and fresh for two days', async () => {
  const api = fakeApi({ 'GET /.netlify/functions/delivery-place-to-address': buildAddress({ addressTwo: 'Unit 4' }) });
  expect(await fetched(addressQuery('place-1', 'Unit 4'))).toMatchObject({ addressTwo: 'Unit 4' });
  expect(api.calls[0]!.query).toEqual({ placeId: 'place-1', addressTwo: 'Unit 4' });
  expect(addressQuery('place-1', '').staleTime).toBe(172_800_000);
  expect(addressQuery(null, '').enabled).toBe(false);
});

test('S3-07 while another unit loads, the same house stays shown, another house does not', async () => {
  fakeApi({ 'GET /.netlify/functions/delivery-place-to-address': buildAddress() });
  const client = new QueryClient();
  const observer = new QueryObserver(client, addressQuery('place-1', ''));
  const stop = observer.subscribe(() => {});
  await client.fetchQuery(addressQuery('place-1', ''));
  observer.setOptions(addressQuery('place-1', '4'));
  expect(observer.getCurrentResult()).toMatchObject({ data: buildAddress(), isPlaceholderData: true });
  observer.setOptions(addressQuery('place-2', '4'));
  expect(observer.getCurrentResult().data).toBeUndefined();
  stop();
});

test('S7-22 S9-08 a dispensary’s products are requested by its id, retried three times, fresh for 30 seconds', async () => {
  const api = fakeApi({ 'GET /.netlify/functions/delivery-provider-products': [buildOffer()] });
  expect(await fetched(providerProductsQuery('provider-1'))).toEqual([buildOffer()]);
  expect(api.calls[0]!.query).toEqual({ providerId: 'provider-1' });
  expect(providerProductsQuery('provider-1')).toMatchObject({ retry: 3, staleTime: 30_000 });
});

test('S7-27 a text is looked up from its third letter on', () => {
  expect(['', 'El', ' El ', 'Elm'].map((text) => suggestionsQuery(text).enabled)).toEqual([false, false, false, true]);
});
