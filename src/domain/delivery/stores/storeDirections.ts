import type { Position } from '../address/distance';

/**
 * A Google Maps URL with directions to a place, starting at the reader's location. Coordinates are unambiguous where a
 * street name may not be.
 */
export const directionsUrl = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
