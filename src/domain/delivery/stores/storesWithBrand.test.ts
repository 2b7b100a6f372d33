import { expect, test } from 'vitest';
import { storesWithBrand } from './storesWithBrand';

const stores = [
  { region: 'CA', brands: ['alder'] },
  { region: 'CA', brands: ['birch'] },
  { region: 'OH', brands: ['alder'] },
] as const;

test('S2-71 the retailers of a pod are those of the region that carry its brand; for a device, all of the region', () => {
  const list = stores.map((store) => ({ ...store, brands: [...store.brands] }));
  expect(storesWithBrand(list, 'CA', 'alder')).toEqual([list[0]]);
  expect(storesWithBrand(list, 'OH', 'birch')).toEqual([]);
  expect(storesWithBrand(list, 'CA', null)).toEqual(list.slice(0, 2));
});
