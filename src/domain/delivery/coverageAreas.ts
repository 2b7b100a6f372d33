import type { Position } from '../address/distance';

/** A circle on the map of the delivery page. Orders ignore it: the address decides whether a dispensary delivers. */
export interface CoverageArea extends Position {
  name: string;
  radiusKm: number;
}

export const coverageAreas: readonly CoverageArea[] = [
  { name: 'Bay Area', latitude: 37.79, longitude: -122.33, radiusKm: 25 },
  { name: 'Los Angeles', latitude: 34.05, longitude: -118.24, radiusKm: 32 },
  { name: 'San Diego', latitude: 32.82, longitude: -117.13, radiusKm: 29 },
];
