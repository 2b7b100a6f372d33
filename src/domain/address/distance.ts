export interface Position {
  latitude: number;
  longitude: number;
}

const earthRadiusKm = 6371.0088;
const kmPerMile = 1.609344;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Uses the haversine formula. Los Angeles to San Francisco is 559. */
export function distanceKm(a: Position, b: Position): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const haversine = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east;
  // For antipodal points, rounding can give a value above 1, where arcsine is undefined.
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

export const kmToMiles = (km: number): number => km / kmPerMile;
