import { feature } from 'topojson-client';
import type { MapArea, StoreMapFile } from '../../../src/domain/delivery/stores/storeMapFile';
import type { Area, Outlines } from './outlines';
import type { Vertex } from './simplifyLine';

/** A topology file as the source packages publish it. */
export interface SourceTopology extends Omit<StoreMapFile, 'objects' | 'cities'> {
  objects: Record<string, SourceLayer>;
}

interface SourceLayer {
  type: 'GeometryCollection';
  geometries: (
    | { type: 'Polygon'; id?: string; properties?: { name?: string }; arcs: number[][] }
    | { type: 'MultiPolygon'; id?: string; properties?: { name?: string }; arcs: number[][][] }
  )[];
}

/** Rounds to a grid of `step` degrees. Each point is relative to the one before. */
export function writeTopology({ areas, lines }: Outlines, step: number): Omit<StoreMapFile, 'cities'> {
  const arcs = lines.map((line) => {
    const grid = line.map(([x, y]) => [Math.round(x / step), Math.round(y / step)] as const);
    const moves = grid.map(([x, y], index): Vertex => {
      const [fromX, fromY] = grid[index - 1] ?? [0, 0];
      return [x - fromX, y - fromY];
    });
    const ends = moves.filter(([x, y], index) => index === 0 || x !== 0 || y !== 0);
    // The format requires at least two points per line.
    return ends.length > 1 ? ends : [...ends, [0, 0]];
  });
  const geometries = areas.map(({ id, polygons }): MapArea => ({ type: 'MultiPolygon', id, arcs: polygons }));
  return {
    type: 'Topology',
    transform: { scale: [step, step], translate: [0, 0] },
    objects: { areas: { type: 'GeometryCollection', geometries } },
    arcs,
  };
}

/** Reads the areas for which `codeOf(id, name)` returns a code. */
export function readAreas(
  topology: SourceTopology,
  layer: string,
  codeOf: (id: string, name: string) => string | undefined,
): Area[] {
  return feature(topology, topology.objects[layer]!).features.flatMap(({ id, properties, geometry }): Area[] => {
    const code = codeOf(String(id), properties?.name ?? '');
    if (!code || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) return [];
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    return [{ id: code, polygons: polygons as Vertex[][][] }];
  });
}
