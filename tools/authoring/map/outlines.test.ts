import { describe, expect, test } from 'vitest';
import { findOutlines, mergeOutlines, simplifyOutlines, removeSmallPolygons, type Area } from './outlines';
import { simplifyLine, type Vertex } from './simplifyLine';
import { readAreas, writeTopology } from './topology';

const ring = (...points: Vertex[]): Vertex[] => [...points, points[0]!];
/** Two squares side by side. Their border has a bend of 0.1. */
const west: Area = { id: 'WE', polygons: [[ring([0, 0], [2, 0], [2.1, 1], [2, 2], [0, 2])]] };
const east: Area = { id: 'EA', polygons: [[ring([2, 0], [4, 0], [4, 2], [2, 2], [2.1, 1])]] };
const island: Area = { id: 'IS', polygons: [[ring([9, 9], [9.1, 9], [9.1, 9.1])]] };

/** Returns the outer rings in the file, by area. */
function seen(areas: readonly Area[], tolerance = 0): Record<string, string[]> {
  const file = writeTopology(simplifyOutlines(areas, { tolerance, smallest: 0 }), 0.01);
  const points = (outer: readonly Vertex[]) => outer.map(([x, y]) => `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`);
  return Object.fromEntries(
    readAreas(file, 'areas', (id) => id).map(({ id, polygons }) => [id, points(polygons[0]![0]!)]),
  );
}

describe('outlines', () => {
  test('a line shared by two areas is stored once', () => {
    const { lines, areas } = findOutlines([west, east]);
    const shared = lines.filter((line) => line.some(([x]) => x === 2.1));
    expect(shared).toHaveLength(1);
    const at = lines.indexOf(shared[0]!);
    expect(areas.map(({ polygons }) => polygons.flat(2).filter((line) => line === at || line === ~at))).toEqual([
      [at],
      [~at],
    ]);
  });

  test('outlines read back the same, wherever their rings begin', () => {
    const areas = seen([west, east, island]);
    expect(new Set(areas.WE)).toEqual(new Set(['0 0', '2 0', '2.1 1', '2 2', '0 2']));
    expect(new Set(areas.EA)).toEqual(new Set(['2 0', '4 0', '4 2', '2 2', '2.1 1']));
    expect(areas.IS).toEqual(['9 9', '9.1 9', '9.1 9.1', '9 9']);
  });

  test('simplified neighbors lose the same bend and still fit', () => {
    const areas = seen([west, east], 0.2);
    expect(areas.WE).not.toContain('2.1 1');
    expect(areas.EA).not.toContain('2.1 1');
    const shared = areas.WE!.filter((point) => areas.EA!.includes(point));
    expect(new Set(shared)).toEqual(new Set(['2 0', '2 2']));
  });

  test('islands that are too small are left out, but never an area’s last one', () => {
    const many: Area = { id: 'MA', polygons: [...west.polygons, ...island.polygons] };
    expect(removeSmallPolygons(many, 1).polygons).toEqual(west.polygons);
    expect(removeSmallPolygons(island, 1).polygons).toEqual(island.polygons);
  });

  test('joined outlines keep their own lines', () => {
    const joined = mergeOutlines([findOutlines([west]), findOutlines([east])]);
    const [first, second] = readAreas(writeTopology(joined, 0.01), 'areas', (id) => id);
    expect([first!.id, second!.id]).toEqual(['WE', 'EA']);
    expect(second!.polygons[0]![0]).toContainEqual([4, 2]);
  });
});

test.each<[string, Vertex[], Vertex[]]>([
  [
    'a straight line is its ends',
    [
      [0, 0],
      [1, 0.01],
      [2, 0],
    ],
    [
      [0, 0],
      [2, 0],
    ],
  ],
  [
    'a corner stays',
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
    [
      [0, 0],
      [1, 1],
      [2, 0],
    ],
  ],
  [
    'two points stay',
    [
      [0, 0],
      [1, 1],
    ],
    [
      [0, 0],
      [1, 1],
    ],
  ],
])('%s', (_, line, expected) => {
  expect(simplifyLine(line, 0.1)).toEqual(expected);
});
