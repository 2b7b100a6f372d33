import { expect, test, describe } from 'vitest';
import { buildAddress, buildOrder, buildOffer, buildSummary } from '../../../tests/fixtures/builders/buildShop';
import { reorderPlace, reorderLines, type ReorderLine } from './reorderLines';

const usd = (amount: number) => ({ amount, currencyCode: 'USD' });
const order = buildOrder();
const catalogue = [buildSummary({ title: 'Cedar', slug: 'cedar', variants: [] }), buildSummary()];
const offersOf = (...offers: Parameters<typeof buildOffer>) =>
  new Map(offers.map((offer) => [buildOffer(offer).productVariantId, buildOffer(offer)]));

describe('S4-14 S4-18 what can be reordered from a past order', () => {
  test.each<[string, Parameters<typeof reorderLines>[1], Parameters<typeof reorderLines>[2], Partial<ReorderLine>]>([
    [
      'everything, unchanged',
      catalogue,
      offersOf({}),
      { quantity: 2, obstacle: null, price: 30, oldPrice: 30, stock: 5 },
    ],
    [
      'everything, at a higher price',
      catalogue,
      offersOf({ price: usd(34.5) }),
      { quantity: 2, obstacle: null, price: 34.5 },
    ],
    [
      'fewer',
      catalogue,
      offersOf({ availableQuantity: 1 }),
      { quantity: 1, orderedQuantity: 2, obstacle: null, stock: 1 },
    ],
    ['none left', catalogue, offersOf({ availableQuantity: 0 }), { quantity: 0, obstacle: 'soldOut', item: null }],
    [
      'not carried by this dispensary',
      catalogue,
      offersOf({ productVariantId: 'x' }),
      { quantity: 0, obstacle: 'notDelivered', item: null },
    ],
    ['no longer in the catalogue', [], offersOf({}), { quantity: 0, obstacle: 'gone', item: null }],
    ['no dispensary known', catalogue, null, { quantity: 2, obstacle: null, price: 32, stock: null }],
    [
      'no dispensary known, and sold out everywhere',
      [buildSummary({ variants: [{ ...buildSummary().variants[0]!, availability: 'sold-out' }] })],
      null,
      { quantity: 0, obstacle: 'soldOut', item: null },
    ],
    [
      'no dispensary known, and no suggested price',
      [buildSummary({ variants: [{ ...buildSummary().variants[0]!, price: null }] })],
      null,
      { quantity: 2, price: 30 },
    ],
  ])('%s', (_, products, offers, line) => {
    expect(reorderLines(order, products, offers)).toEqual([expect.objectContaining(line)]);
  });

  test('S3-11 the cart gets its stored fields of an item, at today’s price', () => {
    const [line] = reorderLines(order, catalogue, offersOf({ price: usd(28) }));
    expect(line!.item).toEqual({
      productVariantId: 'amber-1g',
      price: 28,
      metadata: {
        name: 'Amber',
        productType: 'oil',
        brand: 'Alder',
        slug: 'california-amber',
        image: '/pictures/amber',
        thcGrams: 0.8,
      },
    });
  });

  test('for a product with several sizes, the name includes the size', () => {
    const [first] = buildSummary().variants;
    const sizes = [buildSummary({ variants: [{ ...first!, id: 'amber-500mg', title: '0.5 g' }, first!] })];
    expect(reorderLines(order, sizes, null)[0]!.item!.metadata.name).toBe('Amber · 1 g');
  });

  test('lines keep their order, each with its own result', () => {
    const [amber] = order.items;
    const items = [{ ...amber!, productVariantId: 'birch', title: 'Birch' }, amber!];
    expect(reorderLines({ items }, catalogue, offersOf({})).map(({ title, obstacle }) => [title, obstacle])).toEqual([
      ['Birch', 'gone'],
      ['Amber', null],
    ]);
  });
});

const orderAddress = buildAddress({ placeId: 'place-1', addressOne: '12 Elm St', addressTwo: 'Apt 4' });
const pastOrder = buildOrder({ deliveryAddress: orderAddress });
const place = (placeId: string, addressTwo: string) => ({ placeId, addressTwo, label: 'Home' });

test.each([
  ['no address is chosen', pastOrder, null, { placeId: 'place-1', addressTwo: 'Apt 4', label: '12 Elm St' }],
  ['the same house is chosen', pastOrder, place('place-1', ''), place('place-1', 'Apt 4')],
  ['another door of the house is chosen', pastOrder, place('place-1', 'Apt 9'), place('place-1', 'Apt 9')],
  ['another address is chosen', pastOrder, place('place-2', ''), place('place-2', '')],
  ['it was picked up', { ...pastOrder, orderType: 'pickup' as const }, null, null],
])('S4-29 when %s', (_, past, chosen, expected) => {
  expect(reorderPlace(past, chosen)).toEqual(expected);
});
