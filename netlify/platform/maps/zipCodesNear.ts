import { distanceKm } from '../../../src/domain/address/distance';
import { gazetteerIndex, type PostalArea } from './gazetteerIndex';

export const isKnownZipCode = (code: string): boolean => gazetteerIndex().areasByCode.get(code)?.town.country === 'US';

/** ZIP codes with the same first three digits belong to one region, so a neighbor stands in for an unknown one. */
function findCenter(postalCode: string): PostalArea | undefined {
  const { areas, areasByCode } = gazetteerIndex();
  const isInRegion = ({ code, town }: PostalArea) => town.country === 'US' && code.startsWith(postalCode.slice(0, 3));
  const away = ({ code }: PostalArea) => Math.abs(Number(code) - Number(postalCode));
  const exact = areasByCode.get(postalCode);
  if (exact?.town.country === 'US') return exact;
  return areas.filter(isInRegion).toSorted((a, b) => away(a) - away(b))[0];
}

/** Nearest first. Distances are between centers. Null if the code and its region are unknown. */
export function zipCodesNear(postalCode: string, radiusKm: number): PostalArea[] | null {
  const center = findCenter(postalCode);
  if (!center) return null;
  return gazetteerIndex()
    .areas.filter(({ town }) => town.country === 'US')
    .map((area) => ({ area, away: distanceKm(center, area) }))
    .filter(({ away: distance }) => distance <= radiusKm)
    .toSorted((a, b) => a.away - b.away)
    .map(({ area }) => area);
}
