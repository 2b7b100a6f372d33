import type { Position } from '../../domain/delivery/address/distance';
import { spotOnMap, type Spot } from './spreadPoints';

/** Stores closer than this on the screen, in pixels, share a cluster. */
const reachPx = 44;
/** Two neighbors are moved apart instead: two markers say more than a 2. */
const fewest = 3;
/** From this zoom level on, every store has its own marker. */
const apartZoom = 11;

interface Group extends Spot {
  members: number[];
}

/** Moves a group's middle to where it is with one more spot. */
function join(group: Group, { x, y }: Spot, index: number): void {
  const count = group.members.push(index);
  group.x += (x - group.x) / count;
  group.y += (y - group.y) / count;
}

/**
 * The indexes of the stores that share a marker at a zoom level. The store at `apart` always has its own, because it is
 * the chosen one.
 */
export function clusterStores(stores: readonly Position[], zoom: number, apart: number): number[][] {
  if (zoom >= apartZoom) return stores.map((_, index) => [index]);
  const groups: Group[] = [];
  for (const [index, store] of stores.entries()) {
    if (index === apart) continue;
    const spot = spotOnMap(store, zoom);
    const near = groups.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < reachPx);
    if (near) join(near, spot, index);
    else groups.push({ ...spot, members: [index] });
  }
  const shared = groups.flatMap(({ members }) =>
    members.length < fewest ? members.map((member) => [member]) : [members],
  );
  return stores[apart] ? [...shared, [apart]] : shared;
}

/** The middle of several places. */
export const middleOf = (places: readonly Position[]): Position => ({
  latitude: places.reduce((sum, { latitude }) => sum + latitude, 0) / places.length,
  longitude: places.reduce((sum, { longitude }) => sum + longitude, 0) / places.length,
});
