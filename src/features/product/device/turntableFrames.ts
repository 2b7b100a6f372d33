/** Layout of the `battery-turn` picture, which tools/authoring/pictures generates: two rows of frames. */
export const frameCount = 24;
export const columnCount = frameCount / 2;

/** Maps any whole number of steps, in either direction, to a frame from 0. */
export const normalizeFrame = (steps: number): number => ((steps % frameCount) + frameCount) % frameCount;

export const frameDegrees = (frame: number): number => (frame * 360) / frameCount;

const sides = ['front', 'left', 'back', 'right'] as const;

/** The side that faces the viewer: 'left' at 90 degrees. */
export const frameSide = (frame: number): (typeof sides)[number] => sides[Math.round((frame * 4) / frameCount) % 4]!;

/** Returns how many frames a key of a slider turns, or null for other keys. Home and End turn to the ends. */
export function stepForKey(key: string, frame: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowUp') return 1;
  if (key === 'ArrowLeft' || key === 'ArrowDown') return -1;
  if (key === 'PageUp') return frameCount / 4;
  if (key === 'PageDown') return -frameCount / 4;
  if (key === 'Home') return -frame;
  if (key === 'End') return frameCount - 1 - frame;
  return null;
}
