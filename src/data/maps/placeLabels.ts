export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface MapLabel extends Box {
  text: string;
}

const overlapsNone = (box: Box, occupied: readonly Box[]): boolean =>
  occupied.every(
    ({ x, y, width, height }) =>
      box.x + box.width <= x || x + width <= box.x || box.y + box.height <= y || y + height <= box.y,
  );

/** Returns the labels that fit without overlapping. Earlier ones take precedence. */
export function placeLabels<L extends MapLabel>(labels: readonly L[], occupied: readonly Box[]): L[] {
  const placed: L[] = [];
  for (const label of labels) if (overlapsNone(label, [...occupied, ...placed])) placed.push(label);
  return placed;
}
