import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edgePosition, isWhole, moveEdges, moveFrame, movePoint, wholePhoto, type Crop, type Edge } from './framing';

const crop: Crop = { left: 10, top: 20, right: 30, bottom: 40 };

test.each<[string, Edge[], { x: number; y: number }, Partial<Crop>]>([
  ['an edge follows, and keeps the others', ['left'], { x: 5, y: 50 }, { left: 15 }],
  ['the opposite edge moves the other way', ['right'], { x: 5, y: 50 }, { right: 25 }],
  ['a horizontal edge follows up and down', ['top'], { x: 50, y: -5 }, { top: 15 }],
  ['so does its opposite', ['bottom'], { x: 50, y: -5 }, { bottom: 45 }],
  ['a corner moves both of its edges', ['right', 'bottom'], { x: 5, y: 10 }, { right: 25, bottom: 30 }],
  ['an edge stops at the end of the photo', ['left'], { x: -50, y: 0 }, { left: 0 }],
  ['an edge stops before its opposite', ['left'], { x: 100, y: 0 }, { left: 65 }],
  ['a distance is rounded to tenths', ['left'], { x: 1.2345, y: 0 }, { left: 11.2 }],
])('%s', (_, edges, by, changed) => expect(moveEdges(crop, edges, by)).toEqual({ ...crop, ...changed }));

test('an edge stays where it is if an entry leaves less than the least frame', () =>
  expect(moveEdges({ ...wholePhoto, left: 60, right: 38 }, ['top'], { x: 0, y: 10 })).toEqual({
    left: 60,
    top: 10,
    right: 38,
    bottom: 0,
  }));

test.each([
  ['moves', { x: 5, y: -10 }, { left: 15, top: 10, right: 25, bottom: 50 }],
  ['stops at the ends of the photo', { x: 100, y: -100 }, { left: 40, top: 0, right: 0, bottom: 60 }],
])('the frame %s', (_, by, expected) => expect(moveFrame(crop, by)).toEqual(expected));

test('the focus stops at the ends of the photo', () => {
  expect(movePoint({ x: 50, y: 50 }, { x: 3.26, y: -2 })).toEqual({ x: 53.3, y: 48 });
  expect(movePoint({ x: 50, y: 50 }, { x: -100, y: 100 })).toEqual({ x: 0, y: 100 });
});

test('an edge’s position is from the left and the top', () =>
  expect((['left', 'top', 'right', 'bottom'] as const).map((edge) => edgePosition(crop, edge))).toEqual([
    10, 20, 70, 60,
  ]));

describe('any series of moves', () => {
  const distance = fc.double({ min: -150, max: 150, noNaN: true });
  const by = fc.record({ x: distance, y: distance });
  const edge = fc.constantFrom<Edge>('left', 'top', 'right', 'bottom');
  const move = fc.oneof(
    fc.record({ edges: fc.uniqueArray(edge, { minLength: 1, maxLength: 2 }), by }),
    fc.record({ edges: fc.constant(null), by }),
  );
  const after = (current: Crop, each: { edges: Edge[] | null; by: { x: number; y: number } }) =>
    each.edges ? moveEdges(current, each.edges, each.by) : moveFrame(current, each.by);

  test('leaves a frame within the photo', () =>
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const { left, top, right, bottom } = moves.reduce(after, wholePhoto);
        expect(Math.min(left, top, right, bottom)).toBeGreaterThanOrEqual(0);
        expect(Math.max(left + right, top + bottom)).toBeLessThanOrEqual(95 + 1e-9);
      }),
    ));

  test('of the frame keeps its size', () =>
    fc.assert(
      fc.property(by, (drag) => {
        const moved = moveFrame(crop, drag);
        expect(moved.left + moved.right).toBeCloseTo(40, 8);
        expect(moved.top + moved.bottom).toBeCloseTo(60, 8);
      }),
    ));
});

test('nothing is cut off only if no side is', () =>
  expect([wholePhoto, { ...wholePhoto, bottom: 0.1 }].map(isWhole)).toEqual([true, false]));
