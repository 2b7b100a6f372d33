import type { Position } from './address/distance';

/** An area around a city in which dispensaries deliver, as the map of the delivery page shows it. */
export interface CoverageArea extends Position {
  name: string;
  /** The distance from the middle to the farthest postal code, in kilometers. */
  radiusKm: number;
}

/** Each zone of a dispensary lies in one of these; the address alone determines whether it is in the zone. */
export const coverageAreas: readonly CoverageArea[] = [
  { name: 'Bay Area', latitude: 37.79, longitude: -122.33, radiusKm: 25 },
  { name: 'Los Angeles', latitude: 34.05, longitude: -118.24, radiusKm: 32 },
  { name: 'San Diego', latitude: 32.82, longitude: -117.13, radiusKm: 29 },
];
