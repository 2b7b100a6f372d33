/** A rectangle on the screen, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Label extends Box {
  text: string;
}

const isFree = (box: Box, taken: readonly Box[]): boolean =>
  taken.every(
    ({ x, y, width, height }) =>
      box.x + box.width <= x || x + width <= box.x || box.y + box.height <= y || y + height <= box.y,
  );

/** The labels that fit without overlapping. Earlier labels take precedence. */
export function placeLabels<L extends Label>(labels: readonly L[], taken: readonly Box[]): L[] {
  const placed: L[] = [];
  for (const label of labels) if (isFree(label, [...taken, ...placed])) placed.push(label);
  return placed;
}
