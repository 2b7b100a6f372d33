import { expect, test } from 'vitest';
import {
  hasCart,
  hasDeliveryAddress,
  hasStoreAddress,
  headerHeight,
  subHeaderFeature,
  subHeaderHeight,
} from './headerRules';

test.each([
  ['/', false, false, false, null],
  ['/shop', true, true, false, 'expressDelivery'],
  ['/shop/pods/california-amber', true, true, false, 'expressDelivery'],
  ['/shopping', false, false, false, null],
  ['/xpress', false, true, false, null],
  ['/delivery/checkout', false, true, false, null],
  ['/delivery/order', false, true, false, null],
  ['/store-locator', false, false, true, 'storeLocator'],
  ['/support', false, false, false, null],
] as const)('S2-33 S2-34 S2-37 S2-41 D-35 on %s', (path, address, cart, stores, feature) => {
  expect([hasDeliveryAddress(path), hasCart(path), hasStoreAddress(path)]).toEqual([address, cart, stores]);
  expect(subHeaderFeature(path)).toBe(feature);
});

test('S9-06 S2-29 the header is 64 pixels high, or 114 with its sub-header', () => {
  expect([headerHeight, headerHeight + subHeaderHeight]).toEqual([64, 114]);
});
