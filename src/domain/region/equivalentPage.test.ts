import { expect, test } from 'vitest';
import { equivalentPath, type PageAlternate } from './equivalentPage';

const everywhere = (path: string): PageAlternate[] =>
  (['en-US', 'en-CA', 'fr-CA'] as const).map((localeId) => ({ localeId, path }));
const battery: PageAlternate[] = [
  { localeId: 'en-US', path: '/shop/devices/battery', regions: ['CA', 'OH'] },
  { localeId: 'fr-CA', path: '/shop/devices/battery', regions: ['CA_ALL'] },
];

test.each([
  ['a page in every region', everywhere('/support'), null, 'fr-CA', 'CA_ALL', '/support'],
  ['a page whose feature is on there', everywhere('/store-locator'), 'storeLocator', 'en-US', 'OH', '/store-locator'],
  ['a page whose feature is off there', everywhere('/xpress'), 'expressDelivery', 'en-US', 'OH', '/'],
  ['a page whose feature the other country lacks', everywhere('/shop'), 'shopDiscover', 'en-CA', 'CA_ALL', '/'],
  ['a product that is sold there', battery, 'shopListing', 'fr-CA', 'CA_ALL', '/shop/devices/battery'],
  ['a product that is not sold in that region', battery, 'shopListing', 'en-US', 'WA', '/'],
  ['a product that the locale lacks', battery, 'shopListing', 'en-CA', 'CA_ALL', '/'],
  ['a page in no locale', [], null, 'en-CA', 'CA_ALL', '/'],
] as const)('S4-30 %s', (_, alternates, feature, localeId, region, path) => {
  expect(equivalentPath({ alternates, feature }, { localeId, region })).toBe(path);
});
