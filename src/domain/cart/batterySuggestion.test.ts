import { expect, test } from 'vitest';
import { buildCartItem } from '../../../tests/fixtures/builders/buildShop';
import type { CartItem } from './cart';
import { lacksBattery, suggestedBatteryPrice } from './batterySuggestion';

const pod = buildCartItem();
const battery = buildCartItem({
  productVariantId: 'battery',
  metadata: { ...pod.metadata, productType: 'devices', slug: 'battery', thcGrams: 0 },
});

test.each<[string, CartItem[], boolean]>([
  ['nothing', [], false],
  ['pods', [pod], true],
  ['pods and a battery', [pod, battery], false],
  ['a battery', [battery], false],
])('S2-55 S4-22 a cart of %s lacks a battery: %j', (_, items, expected) => {
  expect(lacksBattery(items)).toBe(expected);
});

test('S9-02 the suggestion says $30.00', () => {
  expect(suggestedBatteryPrice).toBe(30);
});
