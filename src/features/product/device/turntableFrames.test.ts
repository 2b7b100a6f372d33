import { expect, test } from 'vitest';
import { frameDegrees, normalizeFrame, frameSide, stepForKey } from './turntableFrames';

test.each([
  [0, 0],
  [25, 1],
  [-1, 23],
  [-49, 23],
])('%d steps from the front show frame %d', (steps, frame) => {
  expect(normalizeFrame(steps)).toBe(frame);
});

test.each([
  [0, 0, 'front'],
  [2, 30, 'front'],
  [6, 90, 'left'],
  [12, 180, 'back'],
  [18, 270, 'right'],
  [22, 330, 'front'],
])('frame %d is turned by %d degrees and shows the %s', (frame, degrees, side) => {
  expect(frameDegrees(frame)).toBe(degrees);
  expect(frameSide(frame)).toBe(side);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowUp', 1],
  ['ArrowLeft', -1],
  ['ArrowDown', -1],
  ['PageUp', 6],
  ['PageDown', -6],
  ['Home', -5],
  ['End', 18],
  ['Tab', null],
])('%s at frame 5 turns by %s frames', (key, step) => {
  expect(stepForKey(key, 5)).toBe(step);
});
