import { expect, test } from 'vitest';
import { buildStore } from '../../../tests/fixtures/builders/buildShop';
import type { StoreMapFile } from '../../domain/delivery/stores/storeMapFile';
import { minTownWeight, collectTowns } from './mapTowns';

const cities: StoreMapFile['cities'] = [
  ['Portland', -122.68, 45.52, 632],
  ['Portland', -70.26, 43.66, 68],
  ['Ottawa', -75.7, 45.42, 812],
];

test('S2-78 a town with a store is named before one of its size, and none twice', () => {
  const stores = [
    buildStore({ city: 'Portland', latitude: 45.5, longitude: -122.6 }),
    buildStore({ city: 'Portland', latitude: 45.6, longitude: -122.7 }),
    buildStore({ city: 'Camas', latitude: 45.58, longitude: -122.4 }),
  ];
  expect(collectTowns(stores, cities).map(({ name, weight, hasStore }) => [name, weight, hasStore])).toEqual([
    ['Ottawa', 812, false],
    ['Portland', 782, true],
    ['Camas', 150, true],
    ['Portland', 68, false],
  ]);
});

test('S2-78 the closer the zoom, the smaller the towns that are named', () => {
  const weights = [3, 4, 5, 6, 7, 8, 12].map(minTownWeight);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  expect([weights[0]! > 1000, weights.at(-1)]).toEqual([true, 0]);
});
