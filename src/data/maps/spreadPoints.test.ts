import fc from 'fast-check';
import '../../../tests/setup/seed';
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../../domain/address/distance';
import { spreadPoints, spreadStores } from './spreadPoints';

const distances = (spots: readonly { x: number; y: number }[]) =>
  spots.flatMap((a, at) => spots.slice(at + 1).map((b) => Math.hypot(b.x - a.x, b.y - a.y)));

describe('S2-78 markers that would overlap', () => {
  test('are moved apart along the line between them, each by half', () => {
    expect(
      spreadPoints(
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
        30,
      ),
    ).toEqual([
      { x: -10, y: 0 },
      { x: 20, y: 0 },
    ]);
  });

  test('stay where they are if they do not overlap', () => {
    const spots = [
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 200, y: 100 },
    ];
    expect(spreadPoints(spots, 30)).toEqual(spots);
  });

  test('can all be tapped, however many share a place', () => {
    const pointArbitrary = fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) });
    fc.assert(
      fc.property(fc.array(pointArbitrary, { maxLength: 32, size: 'max' }), (spots) => {
        expect(Math.min(30, ...distances(spreadPoints(spots, 30)))).toBeGreaterThan(28);
      }),
      { numRuns: 200 },
    );
    expect(
      Math.min(
        ...distances(
          spreadPoints(
            Array.from({ length: 12 }, () => ({ x: 5, y: 5 })),
            30,
          ),
        ),
      ),
    ).toBeGreaterThan(28);
  });

  test('return to their positions once the zoom is close enough', () => {
    const oakland = { latitude: 37.8044, longitude: -122.2712 };
    const berkeley = { latitude: 37.8715, longitude: -122.273 };
    const placed = (zoom: number) => spreadStores([oakland, berkeley], zoom);
    // 7.5 km are 2 pixels at zoom 5 and 62 at zoom 10; 34 pixels at zoom 5 are 131 km there.
    const [a, b] = placed(5);
    expect(distanceKm(a!, b!)).toBeCloseTo(131, -1);
    for (const [at, store] of [oakland, berkeley].entries())
      expect(distanceKm(placed(10)[at]!, store)).toBeLessThan(0.001);
  });
});
