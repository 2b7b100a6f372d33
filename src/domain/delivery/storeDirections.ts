import type { Position } from './distance';

/**
 * The address of a map service with the way to a place (S1-12). By coordinates, which need no guessing as a street's name
 * does; from where the service finds its reader.
 */
export const directionsUrl = ({ latitude, longitude }: Position): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: `${latitude},${longitude}` })}`;
