import type { ZoneArea } from '../../../domain/staff/serviceSchema';

type Point = [x: number, y: number];

/** The part of d3-delaunay that is used here. */
interface Triangulation {
  voronoi: (bounds: [number, number, number, number]) => { renderCell: (index: number) => string };
}

interface Cell {
  area: ZoneArea;
  path: string;
  x: number;
  y: number;
}

export const mapWidth = 960;
const margin = 24;
/** More labels would overlap. */
const maxLabels = 140;

/** Outlines the points nearest to each area. Longitudes are scaled by latitude, so that distances are true. */
export function buildZoneCells(areas: ZoneArea[], triangulate: (points: Point[]) => Triangulation) {
  const meanLatitude = areas.reduce((sum, { latitude }) => sum + latitude, 0) / areas.length;
  const longitudeScale = Math.cos((meanLatitude * Math.PI) / 180);
  const projected = areas.map(({ latitude, longitude }): Point => [longitude * longitudeScale, -latitude]);
  const [xs, ys] = [projected.map(([x]) => x), projected.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const scale = (mapWidth - 2 * margin) / Math.max(Math.max(...xs) - left, 0.01);
  const height = Math.round((Math.max(...ys) - top) * scale + 2 * margin);
  const points = projected.map(([x, y]): Point => [(x - left) * scale + margin, (y - top) * scale + margin]);
  const voronoi = triangulate(points).voronoi([0, 0, mapWidth, height]);
  const cells = areas.map((area, index): Cell => {
    const [x, y] = points[index]!;
    return { area, path: voronoi.renderCell(index), x, y };
  });
  return { cells, height, hasLabels: areas.length <= maxLabels };
}
