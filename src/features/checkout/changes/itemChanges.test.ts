import { describe, expect, test } from 'vitest';
import { buildCartItem, buildOffer } from '../../../../tests/fixtures/builders/buildShop';
import type { OrderChanges } from '../../../domain/order/orderSchema';
import { applyItemChanges, findItemChanges } from './itemChanges';

type Change = OrderChanges['items'][number];

const amber = buildCartItem({ quantity: 3 });
const birch = buildCartItem({ productVariantId: 'birch-1g', quantity: 1, price: 20 });
const change = (rest: Partial<Change>): Change => ({
  productVariantId: 'amber-1g',
  price: { amount: 30 },
  availableQuantity: 10,
  ...rest,
});

describe('D-16 the cart with the dispensary’s changes applied', () => {
  test.each<[string, Change[], ReturnType<typeof buildCartItem>[]]>([
    ['nothing differs', [], [amber, birch]],
    ['another price', [change({ price: { amount: 32.5 } })], [{ ...amber, price: 32.5 }, birch]],
    ['less stock', [change({ availableQuantity: 2 })], [{ ...amber, quantity: 2 }, birch]],
    ['more stock than wanted', [change({ availableQuantity: 4 })], [amber, birch]],
    ['no stock', [change({ availableQuantity: 0 })], [birch]],
    ['no longer sold', [change({ price: null, availableQuantity: 0 })], [birch]],
    [
      'an item that is not in the cart',
      [change({ productVariantId: 'cedar-1g', availableQuantity: 0 })],
      [amber, birch],
    ],
    [
      'both items',
      [
        change({ price: { amount: 28 }, availableQuantity: 1 }),
        change({ productVariantId: 'birch-1g', availableQuantity: 0 }),
      ],
      [{ ...amber, price: 28, quantity: 1 }],
    ],
  ])('%s', (_, changes, items) => {
    expect(applyItemChanges([amber, birch], changes)).toEqual(items);
  });
});

describe('S4-20 differences known before the order is sent', () => {
  const offersById = (...offers: ReturnType<typeof buildOffer>[]) =>
    new Map(offers.map((offer) => [offer.productVariantId, offer]));

  test('are empty while the offers are unknown or match the cart', () => {
    expect(findItemChanges([amber], null)).toEqual([]);
    expect(findItemChanges([amber], offersById(buildOffer({ availableQuantity: 3 })))).toEqual([]);
  });

  test('are a price, too little stock, and an item that is not offered', () => {
    expect(findItemChanges([amber], offersById(buildOffer({ price: { amount: 31 } })))).toEqual([
      { productVariantId: 'amber-1g', price: { amount: 31 }, availableQuantity: 5 },
    ]);
    expect(findItemChanges([amber], offersById(buildOffer({ availableQuantity: 2 })))).toHaveLength(1);
    expect(findItemChanges([amber], offersById())).toEqual([
      { productVariantId: 'amber-1g', price: null, availableQuantity: 0 },
    ]);
  });

  test('are empty once applied', () => {
    const offers = offersById(buildOffer({ price: { amount: 31 }, availableQuantity: 2 }));
    const changed = applyItemChanges([amber, birch], findItemChanges([amber, birch], offers));
    expect(changed).toHaveLength(1);
    expect(findItemChanges(changed, offers)).toEqual([]);
  });
});
