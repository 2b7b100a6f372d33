import type { PlaceSuggestion } from '../../../src/domain/address/addressSchema';
import { distanceKm } from '../../../src/domain/address/distance';
import { zipCodesNear } from './zipCodesNear';
import { gazetteerIndex, type PostalArea, type GazetteerTown } from './gazetteerIndex';
import type { SuggestOptions } from './maps';
import { createPlaceId } from './placeId';

export interface Candidate {
  street: string;
  town: GazetteerTown;
  area: PostalArea;
  /** The place's postal code, in full if the shopper typed it in full. '' if it is unknown. */
  postalCode: string;
}

/** Neighborhoods and small towns extend into ZIP codes with a center this near. */
const neighborhoodKm = 8;
const kmPerDegree = 111.2;

/** True if no other ZIP code is near a town's only one. Otherwise, the neighbors often extend into the town. */
function hasNoNeighbors(area: PostalArea): boolean {
  const neighborhoodDegrees = neighborhoodKm / kmPerDegree;
  return !gazetteerIndex().areas.some(
    (other) =>
      Math.abs(other.latitude - area.latitude) < neighborhoodDegrees &&
      other.code !== area.code &&
      distanceKm(other, area) < neighborhoodKm,
  );
}

/** A street's postal code is unknown unless the town has only one. In Canada, every block has its own. */
export function findStreetCandidates(town: GazetteerTown, street: string): Candidate[] {
  const [area, ...others] = town.areas;
  if (!area) return [];
  const isOnlyCode =
    street !== '' && town.country === 'US' && !town.isAlias && others.length === 0 && hasNoNeighbors(area);
  return [{ street, town, area, postalCode: isOnlyCode ? area.code : '' }];
}

function isServed({ town, area }: Candidate, zones: SuggestOptions['zones']): boolean {
  if (!zones) return false;
  const areas = town.isAlias ? (zipCodesNear(area.code, neighborhoodKm) ?? []) : town.areas;
  return areas.some(({ code }) => zones.has(code));
}

/** The suggestion for a candidate. Empty when the street is too long for an id. */
export function toSuggestions(candidate: Candidate, { zones, types }: SuggestOptions): PlaceSuggestion[] {
  const { street, town, area, postalCode } = candidate;
  const placeId = createPlaceId({
    country: town.country,
    postalCode: postalCode || area.code,
    street,
    isAround: postalCode === '',
  });
  if (!placeId) return [];
  const { name, state } = town;
  if (!street && !postalCode) return [{ placeId, mainText: name, secondaryText: state }];
  if (!street) return [{ placeId, mainText: postalCode, secondaryText: `${name}, ${state}` }];
  const needsPostalCode = postalCode === '' && types !== 'any' && isServed(candidate, zones);
  const secondaryText = `${name}, ${state} ${postalCode}`.trim();
  return [{ placeId, mainText: street, secondaryText, ...(needsPostalCode && { needsPostalCode }) }];
}
