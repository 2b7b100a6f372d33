import { normalizePostalCode } from '../../../src/domain/address/postalCode';
import type { Address, PlaceSuggestion } from '../../../src/domain/address/addressSchema';
import { distanceKm } from '../../../src/domain/address/distance';
import { isStreetAddress } from '../../../src/domain/address/streetAddress';
import { findSimilarTowns, findTowns, type FoundTown } from './findTowns';
import { normalizeName } from './normalizeName';
import { gazetteerIndex, type PostalArea, type GazetteerTown } from './gazetteerIndex';
import type { Maps, SuggestOptions } from './maps';
import {
  parseCodeFirst,
  parseTownlessStreet,
  parseTypedPlace,
  tidyStreet,
  type TownlessStreet,
  type TypedPlace,
} from './parseTypedPlace';
import { parsePlaceId, createPlaceId } from './placeId';
import { rankTowns } from './rankTowns';
import { findStreetCandidates, toSuggestions, type Candidate } from './toSuggestions';
import { townsAround } from './townsAround';
import { addUnit } from './addUnit';

const maxSuggestions = 8;
/** Large enough for the sparsely populated North, small enough that other continents match nothing. */
const maxNearestKm = 80;

/** The maximum distance between a postal code and a town that people name with it. */
const maxTownKm = 50;

const findArea = (postalCode: string): PostalArea | undefined =>
  gazetteerIndex().areasByCode.get(postalCode.slice(0, 5).split(' ')[0] ?? '');

function findAreas({ street, postalCode, town, state }: TypedPlace): PostalArea[] {
  const exact = findArea(postalCode);
  if (exact) {
    // A local name may precede the postal code ('Hollywood 90028') if such a town is nearby.
    const isNear = (each: GazetteerTown) => each.areas.some((area) => distanceKm(area, exact) <= maxTownKm);
    const typedName = town || normalizeName(street.split(', ').slice(1).at(-1) ?? '');
    const isOwnTown = town !== '' && exact.town.normalizedName.startsWith(town);
    const matchesTown = isOwnTown || (gazetteerIndex().townsByName.get(typedName)?.some(isNear) ?? !town);
    return matchesTown && (!state || exact.town.state === state) ? [exact] : [];
  }
  const startingWith =
    postalCode.length < 5 ? gazetteerIndex().areas.filter(({ code }) => code.startsWith(postalCode)) : [];
  return startingWith.filter(
    (area) => (!town || area.town.normalizedName === town) && (!state || area.town.state === state),
  );
}

function findCandidates(place: TypedPlace, towns: FoundTown[], options: SuggestOptions): Candidate[] {
  const street = place.street && tidyStreet(place.street);
  if (!place.postalCode) return rankTowns(towns, options).flatMap(({ town }) => findStreetCandidates(town, street));
  const fullCode = place.postalCode.includes(' ') ? place.postalCode : null;
  return findAreas(place).map((area) => ({ street, town: area.town, area, postalCode: fullCode ?? area.code }));
}

/** True where a town's own name was read as a street and another town: '90013 Los' in Angeles. */
const isTownTorn = ({ street, town }: TypedPlace): boolean =>
  street !== '' &&
  town !== '' &&
  gazetteerIndex().townsByName.has(normalizeName(`${street.replace(/^\S+/, '')} ${town}`));

function suggest(text: string, options: SuggestOptions): PlaceSuggestion[] {
  if (text.length > 200) return [];
  const { types = 'address', country, near } = options;
  if (types !== 'any' && parseCodeFirst(text).some((place) => findAreas(place).length > 0)) return [];
  const townless = parseTownlessStreet(text);
  const inTowns = townless ? suggestNearbyTowns(townless, options) : [];
  const isStateNamed = townless?.state && (townless.isStateCode || townless.state === near?.state);
  if (isStateNamed && inTowns.length) return inTowns;
  const interpretations = parseTypedPlace(text).filter(
    (place) => (types === 'any' || place.street) && !isTownTorn(place),
  );
  // Tolerate typos only when nothing else matches, so that correct spellings are not drowned out.
  for (const find of [findTowns, findSimilarTowns])
    for (const place of interpretations) {
      const towns = place.postalCode ? [] : find(place);
      const candidates = findCandidates(place, towns, options).filter(
        ({ area }) => !country || area.town.country === country,
      );
      const suggestions = candidates.slice(0, maxSuggestions).flatMap((candidate) => toSuggestions(candidate, options));
      if (suggestions.length) return suggestions;
    }
  return inTowns;
}

function suggestNearbyTowns({ street, state }: TownlessStreet, options: SuggestOptions): PlaceSuggestion[] {
  return townsAround(state, options)
    .flatMap((town) => findStreetCandidates(town, street))
    .flatMap((candidate) => toSuggestions(candidate, options));
}

function decodeAddress(placeId: string, addressTwo: string): Address | null {
  const parts = parsePlaceId(placeId);
  const area = parts && findArea(parts.postalCode);
  if (!area || area.town.country !== parts.country || normalizePostalCode(parts.postalCode) !== parts.postalCode)
    return null;
  if (parts.country === 'CA' && !/^[A-Z]\d[A-Z]( \d[A-Z]\d)?$/.test(parts.postalCode)) return null;
  const { street, isAround = false } = parts;
  if (isAround && area.code !== parts.postalCode) return null;
  const postalCode = isAround ? '' : parts.postalCode;
  if (street && (!isStreetAddress(street) || tidyStreet(street) !== street || /[\p{Cc}<>]/u.test(street))) return null;
  const { country, name, state } = area.town;
  const { latitude, longitude } = area;
  return addUnit({ placeId, street, city: name, state, country, postalCode, latitude, longitude }, addressTwo);
}

function findNearestArea(latitude: number, longitude: number): PostalArea | null {
  const longitudeScale = Math.cos((latitude * Math.PI) / 180);
  let nearest: PostalArea | null = null;
  let minSquared = (maxNearestKm / 111.2) ** 2;
  for (const area of gazetteerIndex().areas) {
    const squared = (area.latitude - latitude) ** 2 + ((area.longitude - longitude) * longitudeScale) ** 2;
    if (squared < minSquared) [nearest, minSquared] = [area, squared];
  }
  return nearest;
}

/** Contains towns and postal codes but no streets, so it cannot verify a street address. */
export const gazetteer: Maps = {
  isMetered: false,
  suggest: async (text, options = {}) => suggest(text, options),
  address: async (placeId, addressTwo = '') => decodeAddress(placeId, addressTwo),
  postalCodeAround: (placeId) => {
    const parts = parsePlaceId(placeId);
    return parts?.isAround ? parts.postalCode : null;
  },
  nearest: async (latitude, longitude) => {
    const area = findNearestArea(latitude, longitude);
    const placeId =
      area && createPlaceId({ country: area.town.country, postalCode: area.code, street: '', isAround: true });
    return placeId ? decodeAddress(placeId, '') : null;
  },
};
