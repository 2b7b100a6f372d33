import type { Position } from '../../domain/delivery/address/distance';

export interface Spot {
  x: number;
  y: number;
}

/** Further rounds make no visible difference. */
const rounds = 200;

/**
 * Coinciding spots are moved apart at this angle, in radians, times the pair's index, so that each pair gets its own
 * direction.
 */
const turn = 2.4;

/** Pushes two spots apart if they are closer than `distance`. Returns true if they were. */
function part([a, b]: [Spot, Spot], distance: number, angle: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const apart = Math.hypot(dx, dy);
  if (apart >= distance - 0.01) return false;
  const [x, y] = apart > 0.001 ? [dx / apart, dy / apart] : [Math.cos(angle), Math.sin(angle)];
  const each = (distance - apart) / 2;
  a.x -= x * each;
  a.y -= y * each;
  b.x += x * each;
  b.y += y * each;
  return true;
}

/** Moves spots as little as possible so that they are at least `distance` apart and can all be tapped. */
export function spreadPoints(spots: readonly Spot[], distance: number): Spot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round += 1) {
    let isSettled = true;
    for (const [at, a] of moved.entries())
      for (const [further, b] of moved.slice(at + 1).entries())
        if (part([a, b], distance, (at + further) * turn)) isSettled = false;
    if (isSettled) break;
  }
  return moved;
}

/** The width of a marker, in pixels. */
export const markerSize = 26;

/** The gap between two markers, in pixels. Even diagonal neighbors then have target spacing of 24 pixels (WCAG 2.5.8). */
const gap = 8;

/** The width of the world in pixels at a zoom level. */
const worldAt = (zoom: number) => 256 * 2 ** zoom;

/** The position of a place on the world map (Mercator projection). */
function spotOf({ latitude, longitude }: Position, world: number): Spot {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return { x: (longitude / 360 + 0.5) * world, y: (0.5 - north / (2 * Math.PI)) * world };
}

const placeOf = ({ x, y }: Spot, world: number): Position => ({
  latitude: (Math.atan(Math.sinh((0.5 - y / world) * 2 * Math.PI)) * 180) / Math.PI,
  longitude: (x / world - 0.5) * 360,
});

/** The position of a place on the world map at a zoom level, in pixels. */
export const spotOnMap = (place: Position, zoom: number): Spot => spotOf(place, worldAt(zoom));

/** The positions of store markers at a zoom level, moved slightly where they would overlap. */
export function spreadStores(stores: readonly Position[], zoom: number): Position[] {
  const world = worldAt(zoom);
  const spots = spreadPoints(
    stores.map((store) => spotOf(store, world)),
    markerSize + gap,
  );
  return spots.map((spot) => placeOf(spot, world));
}
