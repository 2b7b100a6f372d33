/** The frames of `battery-turn`, which tools/authoring/pictures lays out: `columns` in each of two rows. */
export const frameCount = 24;
export const columnCount = frameCount / 2;

/** A frame's number from 0, for any whole number of steps to either side of the front. */
export const normalizeFrame = (steps: number): number => ((steps % frameCount) + frameCount) % frameCount;

export const frameDegrees = (frame: number): number => (frame * 360) / frameCount;

const sides = ['front', 'left', 'back', 'right'] as const;

/** The side that faces the viewer most, such as 'left' at 90 degrees. */
export const frameSide = (frame: number): (typeof sides)[number] => sides[Math.round((frame * 4) / frameCount) % 4]!;

/** How far the keys of a slider turn, in frames. Null for other keys; Home and End lead to the ends. */
export function keyStep(key: string, frame: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1;
  if (key === 'PageUp') return frameCount / 4;
  if (key === 'PageDown') return -frameCount / 4;
  if (key === 'Home') return -frame;
  if (key === 'End') return frameCount - 1 - frame;
  return null;
}
