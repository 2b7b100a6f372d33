import { distanceKm } from '../../../src/domain/delivery/address/distance';
import { gazetteerIndex, type PostalArea } from './gazetteerIndex';

export const isKnownZipCode = (code: string): boolean => gazetteerIndex().areasByCode.get(code)?.town.country === 'US';

/** Nearest first. Distances are between centers. Null if the code is unknown. */
export function zipCodesNear(postalCode: string, radiusKm: number): PostalArea[] | null {
  const { areas, areasByCode } = gazetteerIndex();
  const center = areasByCode.get(postalCode);
  if (center?.town.country !== 'US') return null;
  return areas
    .filter(({ town }) => town.country === 'US')
    .map((area) => ({ area, away: distanceKm(center, area) }))
    .filter(({ away: distance }) => distance <= radiusKm)
    .toSorted((a, b) => a.away - b.away)
    .map(({ area }) => area);
}
