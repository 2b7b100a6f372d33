export interface PixelRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MapLabel extends PixelRect {
  text: string;
}

const overlapsNone = (box: PixelRect, occupied: readonly PixelRect[]): boolean =>
  occupied.every(
    ({ x, y, width, height }) =>
      box.x + box.width <= x || x + width <= box.x || box.y + box.height <= y || y + height <= box.y,
  );

/** Returns the labels that fit without overlapping. Earlier ones take precedence. */
export function placeLabels<L extends MapLabel>(labels: readonly L[], occupied: readonly PixelRect[]): L[] {
  const placed: L[] = [];
  for (const label of labels) if (overlapsNone(label, [...occupied, ...placed])) placed.push(label);
  return placed;
}
