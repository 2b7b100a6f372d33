import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, kmToMiles, type Position } from './distance';

const losAngeles = { latitude: 34.0522, longitude: -118.2437 };
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };
const toronto = { latitude: 43.6532, longitude: -79.3832 };
const aleutians = { latitude: 51.88, longitude: -176.65 };
const overTheDateLine = { latitude: 51.88, longitude: 176.65 };

/** Computes the distance by another formula: the angle between two vectors from the center of the earth. */
function oracle(from: Position, to: Position): number {
  const vector = ({ latitude, longitude }: Position) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)] as const;
  };
  const [a, b] = [vector(from), vector(to)];
  const cross = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  return 6371.0088 * Math.atan2(Math.hypot(...cross), a[0] * b[0] + a[1] * b[1] + a[2] * b[2]);
}

const anyPosition: fc.Arbitrary<Position> = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('S2-34 the distance between two places', () => {
  test.each<[string, Position, Position, number]>([
    ['Los Angeles and San Francisco', losAngeles, sanFrancisco, 559],
    ['Los Angeles and Toronto', losAngeles, toronto, 3494],
    ['a place and itself', toronto, toronto, 0],
    ['two sides of the date line', aleutians, overTheDateLine, 460],
    ['the poles', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 20_015],
  ])('of %s', (_, a, b, km) => {
    expect(Math.round(distanceKm(a, b))).toBe(km);
  });

  test('is symmetric, never negative, and never more than half the earth’s circumference', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        const there = distanceKm(a, b);
        expect(distanceKm(b, a)).toBeCloseTo(there, 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThan(20_016);
      }),
    );
  });

  test('matches a second formula', () => {
    // For antipodal points the haversine formula itself is only accurate to a few meters.
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(Math.abs(distanceKm(a, b) - oracle(a, b))).toBeLessThan(0.01);
      }),
    );
  });

  test('in miles', () => {
    expect(kmToMiles(160.9344)).toBeCloseTo(100, 9);
  });
});
