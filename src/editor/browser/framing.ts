/** How much is cut off on each side, in percent of the photo. */
export interface Crop {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** In percent of the photo, from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

export type Edge = keyof Crop;

export const wholePhoto: Crop = { left: 0, top: 0, right: 0, bottom: 0 };
export const center: Point = { x: 50, y: 50 };

/** The least width and height of the frame, so that its handles stay apart. */
const minFrame = 5;

const opposites = { left: 'right', top: 'bottom', right: 'left', bottom: 'top' } as const;

const between = (low: number, value: number, high: number): number =>
  Math.round(10 * Math.min(Math.max(value, low), Math.max(low, high))) / 10;

export const isWhole = (crop: Crop): boolean => Object.values(crop).every((side) => side === 0);

/** Returns the edge's distance from the left or the top of the photo. */
export const edgePosition = (crop: Crop, edge: Edge): number =>
  edge === 'left' || edge === 'top' ? crop[edge] : between(0, 100 - crop[edge], 100);

export function moveEdges(crop: Crop, edges: readonly Edge[], by: Point): Crop {
  const moved = { ...crop };
  for (const edge of edges) {
    const distance = edge === 'left' || edge === 'right' ? by.x : by.y;
    const inward = edge === 'left' || edge === 'top' ? distance : -distance;
    moved[edge] = between(0, crop[edge] + inward, 100 - minFrame - crop[opposites[edge]]);
  }
  return moved;
}

/** Moves the frame without changing its size. */
export function moveFrame({ left, top, right, bottom }: Crop, by: Point): Crop {
  const x = between(-left, by.x, right);
  const y = between(-top, by.y, bottom);
  return {
    left: between(0, left + x, 100),
    top: between(0, top + y, 100),
    right: between(0, right - x, 100),
    bottom: between(0, bottom - y, 100),
  };
}

export const movePoint = ({ x, y }: Point, by: Point): Point => ({
  x: between(0, x + by.x, 100),
  y: between(0, y + by.y, 100),
});
