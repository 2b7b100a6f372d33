import type { Position } from '../../domain/address/distance';

export interface PixelPoint {
  x: number;
  y: number;
}

/** More rounds make no visible difference. */
const maxRounds = 200;

/** In radians. Multiplied by a pair's index, so that each pair of identical points moves in another direction. */
const fallbackAngle = 2.4;

/** Returns true if the points were closer than `distance`. */
function pushApart([a, b]: [PixelPoint, PixelPoint], distance: number, angle: number): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const currentDistance = Math.hypot(dx, dy);
  if (currentDistance >= distance - 0.01) return false;
  const [x, y] =
    currentDistance > 0.001 ? [dx / currentDistance, dy / currentDistance] : [Math.cos(angle), Math.sin(angle)];
  const shift = (distance - currentDistance) / 2;
  a.x -= x * shift;
  a.y -= y * shift;
  b.x += x * shift;
  b.y += y * shift;
  return true;
}

/** Moves points as little as possible, so that all markers can be tapped. */
export function spreadPoints(points: readonly PixelPoint[], distance: number): PixelPoint[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < maxRounds; round += 1) {
    let isSettled = true;
    for (const [index, a] of moved.entries())
      for (const [offset, b] of moved.slice(index + 1).entries())
        if (pushApart([a, b], distance, (index + offset) * fallbackAngle)) isSettled = false;
    if (isSettled) break;
  }
  return moved;
}

export const markerSize = 26;

/** Gives even diagonal neighbors the target spacing of WCAG 2.5.8. */
const gap = 8;

const worldSizePx = (zoom: number) => 256 * 2 ** zoom;

function project({ latitude, longitude }: Position, worldSize: number): PixelPoint {
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return { x: (longitude / 360 + 0.5) * worldSize, y: (0.5 - north / (2 * Math.PI)) * worldSize };
}

const unproject = ({ x, y }: PixelPoint, worldSize: number): Position => ({
  latitude: (Math.atan(Math.sinh((0.5 - y / worldSize) * 2 * Math.PI)) * 180) / Math.PI,
  longitude: (x / worldSize - 0.5) * 360,
});

/** Projects to pixels of the Mercator world map. */
export const projectToPixels = (position: Position, zoom: number): PixelPoint => project(position, worldSizePx(zoom));

export function spreadStores(stores: readonly Position[], zoom: number): Position[] {
  const worldSize = worldSizePx(zoom);
  const points = spreadPoints(
    stores.map((store) => project(store, worldSize)),
    markerSize + gap,
  );
  return points.map((point) => unproject(point, worldSize));
}
