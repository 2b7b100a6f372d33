import { describe, expect, test } from 'vitest';
import { buildStore } from '../../../../tests/fixtures/builders/buildShop';
import { nearestStores, sortStoresByTown } from './storeOrder';

const fresno = { city: 'Fresno', latitude: 36.7378, longitude: -119.7871 };
const oakland = { city: 'Oakland', latitude: 37.8044, longitude: -122.2712 };
const stores = [
  buildStore({ id: 'oakland-cinder', name: 'Cinder', ...oakland }),
  buildStore({ id: 'fresno-birch', name: 'Birch', ...fresno }),
  buildStore({ id: 'oakland-ash', name: 'Ash', ...oakland }),
];

describe('S2-78 stores', () => {
  test('by town and name', () => {
    expect(sortStoresByTown(stores).map(({ id }) => id)).toEqual(['fresno-birch', 'oakland-ash', 'oakland-cinder']);
  });

  test('S2-34 nearest first, stores in the same place by name, each with its distance', () => {
    const berkeley = { latitude: 37.8715, longitude: -122.273 };
    const near = nearestStores(stores, berkeley);
    expect(near.map(({ store, distanceKm }) => [store.id, Math.round(distanceKm)])).toEqual([
      ['oakland-ash', 7],
      ['oakland-cinder', 7],
      ['fresno-birch', 253],
    ]);
  });

  test('the input is not modified', () => {
    nearestStores(stores, fresno);
    expect(stores.map(({ id }) => id)).toEqual(['oakland-cinder', 'fresno-birch', 'oakland-ash']);
  });
});
