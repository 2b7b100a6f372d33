import type { Position } from '../../domain/delivery/distance';

export interface Spot {
  x: number;
  y: number;
}

/** More rounds move nothing that an eye sees. */
const rounds = 200;

/** Where two spots meet exactly, each pair parts in a direction of its own. */
const turn = 2.4;

/** Pushes two spots apart if they are nearer than `distance`; tells whether they were. */
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

/** Spots as near as can be to where they were and at least `distance` from each other, so that each can be pressed. */
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

/** How wide a marker is, in pixels. */
export const markerSize = 26;

/** Between two markers: a finger finds each, and their boxes leave 24 pixels of each other where they stand aslant (WCAG 2.5.8). */
const rim = 8;

/** A map of the world is so many pixels wide at a zoom. */
const worldAt = (zoom: number) => 256 * 2 ** zoom;

/** Where a place is on the map of the world, by Mercator's projection. */
function spotOf({ latitude, longitude }: Position, world: number): Spot {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return { x: (longitude / 360 + 0.5) * world, y: (0.5 - north / (2 * Math.PI)) * world };
}

const placeOf = ({ x, y }: Spot, world: number): Position => ({
  latitude: (Math.atan(Math.sinh((0.5 - y / world) * 2 * Math.PI)) * 180) / Math.PI,
  longitude: (x / world - 0.5) * 360,
});

/** Where the markers of stores stand at a zoom so that none lies on another: at their places, or a little beside. */
export function spreadStores(stores: readonly Position[], zoom: number): Position[] {
  const world = worldAt(zoom);
  const spots = spreadPoints(
    stores.map((store) => spotOf(store, world)),
    markerSize + rim,
  );
  return spots.map((spot) => placeOf(spot, world));
}
