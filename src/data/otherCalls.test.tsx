import { expect, test } from 'vitest';
import { buildAddress, buildSummary } from '../../tests/fixtures/builders/buildShop';
import { fakeApi } from '../../tests/fixtures/servers/fakeApi';
import { productDetailsQuery } from './catalogue/productDetails';
import { fetchAddressAt, suggestionsQuery } from './delivery/deliveryCalls';
import { fetchGeo } from './geo/fetchGeo';
import { fetchNotifications } from './notification/notificationFeed';
import { queryClient } from './queryClient';
import { fetchUserPods } from './unlock/podCalls';

const functions = '/.netlify/functions';
const responses = {
  'GET /geo': { country: 'us', subcountry: 'CA' },
  'GET /page-data/us/en/shop/pods/amber/page-data.json': {
    result: { pageContext: { product: { summary: buildSummary() } } },
  },
  [`GET ${functions}/delivery-suggestions`]: [],
  [`GET ${functions}/delivery-geolocation-to-address`]: buildAddress(),
  'GET /notifications/fr-CA.json': [],
  'GET /v1/app/user/pods': [],
};

test.each<[string, () => Promise<unknown>, keyof typeof responses, Record<string, string>]>([
  ['S7-24 the visitor’s country', fetchGeo, 'GET /geo', {}],
  [
    'S7-25 a product’s details',
    () => queryClient.fetchQuery(productDetailsQuery({ localeId: 'en-US', productPath: '/shop/pods/amber' })),
    'GET /page-data/us/en/shop/pods/amber/page-data.json',
    {},
  ],
  [
    'S7-27 places as they are typed',
    () => queryClient.fetchQuery(suggestionsQuery('Fresno', { types: 'any', nearState: 'CA', nearLat: 34.1 })),
    `GET ${functions}/delivery-suggestions`,
    { text: 'Fresno', types: 'any', nearState: 'CA', nearLat: '34.1' },
  ],
  ['S7-28 the notifications', () => fetchNotifications('fr-CA'), 'GET /notifications/fr-CA.json', {}],
  [
    'S7-29 the address of a position',
    () => fetchAddressAt(34.05, -118.24),
    `GET ${functions}/delivery-geolocation-to-address`,
    { lat: '34.05', lng: '-118.24' },
  ],
  ['S7-32 the signed-in pod list', () => fetchUserPods(), 'GET /v1/app/user/pods', { wrap: 'true' }],
])('S7-23 %s: one request', async (_, call, key, query) => {
  const api = fakeApi(responses);
  await call();
  expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([key]);
  expect(api.calls[0]!.query).toEqual(query);
  queryClient.clear();
});
