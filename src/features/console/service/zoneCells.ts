import type { ZoneArea } from '../../../domain/staff/serviceSchema';

type Point = [x: number, y: number];

/** The used part of a triangulation. */
interface Triangulation {
  voronoi: (bounds: [number, number, number, number]) => { renderCell: (index: number) => string };
}

interface Cell {
  area: ZoneArea;
  /** The outline as the data of an SVG path. */
  path: string;
  x: number;
  y: number;
}

export const mapWidth = 960;
const margin = 24;
/** More would overlap. */
const mostLabelled = 140;

/**
 * Areas in a plane, north up, with the outline of what is nearest to each. A degree of longitude is as long as it is on
 * the ground there.
 */
export function zoneCells(areas: ZoneArea[], triangulate: (points: Point[]) => Triangulation) {
  const middle = areas.reduce((sum, { latitude }) => sum + latitude, 0) / areas.length;
  const shrink = Math.cos((middle * Math.PI) / 180);
  const flat = areas.map(({ latitude, longitude }): Point => [longitude * shrink, -latitude]);
  const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (mapWidth - 2 * margin) / Math.max(Math.max(...xs) - left, 0.01);
  const height = Math.round((Math.max(...ys) - top) * scale + 2 * margin);
  const points = flat.map(([x, y]): Point => [(x - left) * scale + margin, (y - top) * scale + margin]);
  const voronoi = triangulate(points).voronoi([0, 0, mapWidth, height]);
  const cells = areas.map((area, index): Cell => {
    const [x, y] = points[index]!;
    return { area, path: voronoi.renderCell(index), x, y };
  });
  return { cells, height, isLabelled: areas.length <= mostLabelled };
}
