import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCartItem, buildOffer } from '../../../tests/fixtures/builders/buildShop';
import type { ProviderOffers } from './availableItems';
import { applyOffers } from './applyOffers';

const amber = buildCartItem({ quantity: 3, price: 30 });
const birch = buildCartItem({
  productVariantId: 'birch-500mg',
  quantity: 2,
  price: 20,
  metadata: { ...amber.metadata, name: 'Birch' },
});
const offersOf = (...rows: [id: string, availableQuantity: number, price: number][]): ProviderOffers =>
  new Map(
    rows.map(([productVariantId, availableQuantity, amount]) => [
      productVariantId,
      buildOffer({ productVariantId, availableQuantity, price: { amount, currencyCode: 'USD' } }),
    ]),
  );
const linesOf = (offers: ProviderOffers) =>
  applyOffers([amber, birch], offers).items.map(({ quantity, price }) => [quantity, price]);
const unchanged = [
  [3, 30],
  [2, 20],
];

describe('what the dispensary’s list changes in a cart of 3 × Amber at $30 and 2 × Birch at $20', () => {
  test.each<[string, ProviderOffers, number[][], unknown[]]>([
    [
      'S4-18 nothing: the same prices and stock enough',
      offersOf(['amber-1g', 3, 30], ['birch-500mg', 9, 20]),
      unchanged,
      [],
    ],
    [
      'S4-18 a higher price',
      offersOf(['amber-1g', 3, 31.5], ['birch-500mg', 9, 20]),
      [
        [3, 31.5],
        [2, 20],
      ],
      [{ kind: 'price', productVariantId: 'amber-1g', name: 'Amber', was: 30, now: 31.5 }],
    ],
    [
      'S5-12 stock that has fallen under the quantity',
      offersOf(['amber-1g', 2, 30], ['birch-500mg', 9, 20]),
      [
        [2, 30],
        [2, 20],
      ],
      [{ kind: 'stock', productVariantId: 'amber-1g', name: 'Amber', was: 3, now: 2 }],
    ],
    [
      'S4-18 S5-12 both, and of two items',
      offersOf(['amber-1g', 1, 25], ['birch-500mg', 1, 20]),
      [
        [1, 25],
        [1, 20],
      ],
      [
        { kind: 'price', productVariantId: 'amber-1g', name: 'Amber', was: 30, now: 25 },
        { kind: 'stock', productVariantId: 'amber-1g', name: 'Amber', was: 3, now: 1 },
        { kind: 'stock', productVariantId: 'birch-500mg', name: 'Birch', was: 2, now: 1 },
      ],
    ],
    ['S4-20 nothing where an item is sold out', offersOf(['amber-1g', 0, 99], ['birch-500mg', 9, 20]), unchanged, []],
    ['S4-20 nothing where an item is not on the list', offersOf(['birch-500mg', 2, 20]), unchanged, []],
    ['S4-18 nothing below a cent', offersOf(['amber-1g', 3, 30.000001], ['birch-500mg', 2, 20]), unchanged, []],
  ])('%s', (_, offers, lines, changes) => {
    expect(linesOf(offers)).toEqual(lines);
    expect(applyOffers([amber, birch], offers).changes).toEqual(changes);
  });

  test('S4-18 without a change the same list is returned, so nothing rerenders', () => {
    const items = [amber, birch];
    expect(applyOffers(items, offersOf(['amber-1g', 3, 30])).items).toBe(items);
  });

  test('S4-18 S5-12 unchanged items keep their identity, so their lines do not rerender', () => {
    expect(applyOffers([amber, birch], offersOf(['amber-1g', 1, 30], ['birch-500mg', 2, 20])).items[1]).toBe(birch);
  });
});

test('S4-18 S5-12 every change is reported, and applying the same list again changes nothing', () => {
  const ids = ['a', 'b', 'c'];
  const line = fc.record({
    productVariantId: fc.constantFrom(...ids),
    quantity: fc.integer({ min: 1, max: 100 }),
    price: fc.integer({ min: 0, max: 9999 }).map((cents) => cents / 100),
  });
  const row = fc.tuple(fc.constantFrom(...ids), fc.integer({ min: 0, max: 120 }), fc.integer({ min: 0, max: 9999 }));
  fc.assert(
    fc.property(
      fc.uniqueArray(line, { selector: ({ productVariantId }) => productVariantId }),
      fc.array(row),
      (lines, rows) => {
        const items = lines.map((each) => buildCartItem(each));
        const offers = offersOf(
          ...rows.map(([id, stock, cents]): [string, number, number] => [id, stock, cents / 100]),
        );
        const applied = applyOffers(items, offers);
        const changedIds = new Set(applied.changes.map(({ productVariantId }) => productVariantId));
        applied.items.forEach((item, index) => {
          const { price, quantity } = items[index]!;
          expect(changedIds.has(item.productVariantId)).toBe(price !== item.price || quantity !== item.quantity);
        });
        expect(applyOffers(applied.items, offers)).toEqual({ items: applied.items, changes: [] });
      },
    ),
  );
});
