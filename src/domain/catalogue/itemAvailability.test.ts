import { describe, expect, test } from 'vitest';
import { itemAvailability, type ItemAvailability } from './itemAvailability';

type Own = 'available' | 'coming-soon' | 'sold-out' | null;
type Row = [
  id: string,
  own: Own,
  stock: number | null,
  hasAddress: boolean,
  providers: number,
  expected: ItemAvailability,
];

const rows: Row[] = [
  ['S4-03', null, 5, true, 3, 'UNAVAILABLE'],
  ['S4-03', null, null, false, 3, 'UNAVAILABLE'],
  ['S4-04', 'available', 1, true, 0, 'AVAILABLE'],
  ['S4-04', 'available', 1, false, 0, 'AVAILABLE'],
  ['S4-04', 'coming-soon', 1, true, 0, 'AVAILABLE'],
  ['S4-04', 'sold-out', 1, true, 0, 'AVAILABLE'],
  ['S4-05', 'coming-soon', 0, true, 3, 'COMING_SOON'],
  ['S4-05', 'coming-soon', null, true, 3, 'COMING_SOON'],
  ['S4-05', 'coming-soon', null, false, 3, 'COMING_SOON'],
  ['S4-05', 'sold-out', 0, true, 3, 'SOLDOUT'],
  ['S4-05', 'sold-out', null, false, 3, 'SOLDOUT'],
  ['S4-05', 'sold-out', null, true, 0, 'SOLDOUT'],
  ['S4-06', 'available', 0, true, 3, 'SOLDOUT'],
  ['S4-06', 'available', null, true, 3, 'UNAVAILABLE'],
  ['S4-07', 'available', null, false, 1, 'NO_ADDRESS'],
  ['S4-07', 'available', 0, false, 1, 'NO_ADDRESS'],
  ['S4-07', 'available', null, false, 0, 'UNAVAILABLE'],
  ['S4-07', 'available', 0, false, 0, 'UNAVAILABLE'],
];

describe('S4-02 availability of an item', () => {
  test.each(rows)(
    '%s own %j, stock %j, address %s, %i providers: %6$s',
    (_, own, stock, hasAddress, count, expected) => {
      const variant = own && { availability: own };
      expect(itemAvailability({ variant, stock, hasAddress, expressDeliveryProvidersCount: count })).toBe(expected);
    },
  );

  test('S4-02 the table covers each of the five values', () => {
    expect(new Set(rows.map((row) => row[5])).size).toBe(5);
  });
});
