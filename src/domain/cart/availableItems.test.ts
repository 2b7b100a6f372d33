import { expect, test } from 'vitest';
import { buildCartItem, buildOffer } from '../../../tests/fixtures/builders/buildShop';
import type { Subcountry } from '../region/regions';
import { undeliverableItems, availableItems, isItemAvailable, type ProviderOffers } from './availableItems';

const offersOf = (availableQuantity: number): ProviderOffers =>
  new Map([['amber-1g', buildOffer({ availableQuantity })]]);

test.each<[string, string, ProviderOffers | null, boolean]>([
  ['in the list with stock', 'amber-1g', offersOf(1), true],
  ['in the list without stock', 'amber-1g', offersOf(0), false],
  ['missing from the list', 'birch-500mg', offersOf(9), false],
  ['before the list has loaded', 'birch-500mg', null, true],
])('S4-20 an item %s', (_, id, offers, expected) => {
  expect(isItemAvailable(id, offers)).toBe(expected);
});

test('S4-20 D-13 items the dispensary does not have stay in the cart and do not count', () => {
  const items = [buildCartItem(), buildCartItem({ productVariantId: 'birch-500mg' })];
  expect(availableItems(items, offersOf(2))).toEqual([items[0]]);
  expect(availableItems(items, null)).toEqual(items);
});

const item = (slug: string) => buildCartItem({ productVariantId: `${slug}-1g`, metadata: { slug } as never });
const items = [item('california-amber'), item('ohio-slate'), item('gone')];
const catalogue: { slug: string; regions: Subcountry[] }[] = [
  { slug: 'california-amber', regions: ['CA'] },
  { slug: 'ohio-slate', regions: ['OH'] },
];

test.each<[string, Subcountry, string[]]>([
  ['where it delivers, items the region does not sell', 'CA', ['ohio-slate', 'gone']],
  ['where nothing is delivered, all items', 'OH', ['california-amber', 'ohio-slate', 'gone']],
  ['in Canada, everything', 'CA_ALL', ['california-amber', 'ohio-slate', 'gone']],
])('D-13 a cart cannot be delivered: %s', (_, region, slugs) => {
  expect(undeliverableItems(items, region, catalogue).map(({ metadata }) => metadata.slug)).toEqual(slugs);
});
