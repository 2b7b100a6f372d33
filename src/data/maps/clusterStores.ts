import type { Position } from '../../domain/address/distance';
import { projectToPixels, type PixelPoint } from './spreadPoints';

/** Stores closer than this on the screen share a cluster. */
const clusterRadiusPx = 44;
const minClusterSize = 3;
const unclusteredZoom = 11;

interface Group extends PixelPoint {
  members: number[];
}

function addToGroup(group: Group, { x, y }: PixelPoint, index: number): void {
  const count = group.members.push(index);
  group.x += (x - group.x) / count;
  group.y += (y - group.y) / count;
}

/** Groups the indexes of stores that share a marker. The selected store at `separateIndex` gets its own marker. */
export function clusterStores(stores: readonly Position[], zoom: number, separateIndex: number): number[][] {
  if (zoom >= unclusteredZoom) return stores.map((_, index) => [index]);
  const groups: Group[] = [];
  for (const [index, store] of stores.entries()) {
    if (index === separateIndex) continue;
    const point = projectToPixels(store, zoom);
    const near = groups.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < clusterRadiusPx);
    if (near) addToGroup(near, point, index);
    else groups.push({ ...point, members: [index] });
  }
  const groupedIndexes = groups.flatMap(({ members }) =>
    members.length < minClusterSize ? members.map((member) => [member]) : [members],
  );
  return stores[separateIndex] ? [...groupedIndexes, [separateIndex]] : groupedIndexes;
}

export const averagePosition = (positions: readonly Position[]): Position => ({
  latitude: positions.reduce((sum, { latitude }) => sum + latitude, 0) / positions.length,
  longitude: positions.reduce((sum, { longitude }) => sum + longitude, 0) / positions.length,
});
