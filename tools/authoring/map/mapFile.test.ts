import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { StoreMapFile } from '../../../src/domain/delivery/stores/storeMapFile';
import type { Store } from '../../../src/domain/delivery/stores/storeSchema';
import type { Vertex } from './simplifyLine';
import { readAreas } from './topology';

const root = join(import.meta.dirname, '../../..');
const text = readFileSync(join(root, 'static/map/outlines.json'), 'utf8');
const file = JSON.parse(text) as StoreMapFile;
const folder = join(root, 'content/stores');
const stores = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Store);

const areas = new Map(readAreas(file, 'areas', (id) => id).map(({ id, polygons }) => [id, polygons]));

/** Casts a ray to the east and counts its crossings of the ring: an odd number means inside. */
const isWithin = ([x, y]: Vertex, ring: readonly Vertex[]): boolean =>
  ring.filter(([ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  }).length %
    2 ===
  1;

/** On a coast, the simplified line may run slightly inland. */
const around = [-0.03, 0, 0.03].flatMap((x) => [-0.03, 0, 0.03].map((y): Vertex => [x, y]));

test('S2-78 the map file is small enough to load on a phone', () => {
  expect(gzipSync(text).length).toBeLessThan(60_000);
});

test('S2-78 each store is in its own state or province on the map', () => {
  const astray = stores.filter(({ state, longitude, latitude }) => {
    const polygons = areas.get(state) ?? [];
    return !around.some(([x, y]) =>
      polygons.some(([outer, ...holes]) => {
        const place: Vertex = [longitude + x, latitude + y];
        return isWithin(place, outer!) && !holes.some((hole) => isWithin(place, hole));
      }),
    );
  });
  expect(astray.map(({ id }) => id)).toEqual([]);
  expect(stores.length).toBeGreaterThan(100);
});

test('S2-78 the map has every state and province, and large towns', () => {
  expect(areas.size).toBe(51 + 13);
  const names = file.cities.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['Los Angeles', 'Toronto', 'Calgary', 'Québec']));
  const people = file.cities.map(([, , , thousands]) => thousands);
  expect(people).toEqual(people.toSorted((a, b) => b - a));
});
