import type { Position } from '../../../src/domain/delivery/distance';
import { gazetteerIndex } from './gazetteerIndex';
import type { Near } from './maps';

/** The shopper's own position, else the center of their state's largest town. Null if neither is known. */
export function centreOf({ country, state, latitude, longitude }: Near): Position | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (!state) return null;
  const town = gazetteerIndex().towns.find((each) => each.state === state && (!country || each.country === country));
  const [area] = town?.areas ?? [];
  return area ? { latitude: area.latitude, longitude: area.longitude } : null;
}
