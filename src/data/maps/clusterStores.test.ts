import { describe, expect, test } from 'vitest';
import { clusterStores, averagePosition } from './clusterStores';

const oakland = { latitude: 37.8044, longitude: -122.2712 };
const berkeley = { latitude: 37.8716, longitude: -122.2727 };
const daly = { latitude: 37.6879, longitude: -122.4702 };
const fresno = { latitude: 36.7378, longitude: -119.7871 };
const stores = [oakland, fresno, berkeley, daly];

describe('S2-78 the clusters of a map', () => {
  test('three neighbors share a marker on a map of the state, and a lone store has its own', () => {
    expect(clusterStores(stores, 6, -1)).toEqual([[0, 2, 3], [1]]);
  });

  test('two neighbors do not', () => {
    expect(clusterStores([oakland, fresno, berkeley], 6, -1)).toEqual([[0], [2], [1]]);
  });

  test('closer up, they part; near a street even stores at one address do', () => {
    expect(clusterStores(stores, 10, -1)).toHaveLength(4);
    expect(clusterStores([oakland, oakland, oakland], 10.75, -1)).toEqual([[0, 1, 2]]);
    expect(clusterStores([oakland, oakland, oakland], 11, -1)).toEqual([[0], [1], [2]]);
  });

  test('the chosen store keeps its own marker', () => {
    expect(clusterStores([...stores, oakland], 6, 0)).toEqual([[1], [2, 3, 4], [0]]);
  });

  test.each([3, 5, 7, 9, 11])('at zoom %d, every store is in exactly one group', (zoom) => {
    for (const apart of [-1, 0, 3])
      expect(
        clusterStores(stores, zoom, apart)
          .flat()
          .sort((a, b) => a - b),
      ).toEqual([0, 1, 2, 3]);
  });

  test('a cluster stands in the middle of its stores', () => {
    expect(averagePosition([{ latitude: 1, longitude: 2 }, { latitude: 3, longitude: 6 }])).toEqual({ latitude: 2, longitude: 4 }); // prettier-ignore
  });
});
