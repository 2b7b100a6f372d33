import { normalizePostalCode } from '../../../src/domain/delivery/address/postalCode';
import type { Address, PlaceSuggestion } from '../../../src/domain/delivery/address/addressSchema';
import { distanceKm } from '../../../src/domain/delivery/address/distance';
import { isStreetAddress } from '../../../src/domain/delivery/address/streetAddress';
import { findSimilarTowns, findTowns, type FoundTown } from './findTowns';
import { foldName } from './foldName';
import { gazetteerIndex, type PostalArea, type Town } from './gazetteerIndex';
import type { Maps, SuggestOptions } from './maps';
import { parseTownlessStreet, parseTypedPlace, tidyStreet, type Townless, type TypedPlace } from './parseTypedPlace';
import { parsePlaceId, placeIdOf } from './placeId';
import { rankTowns } from './rankTowns';
import { candidateIn, suggestionOf, type Candidate } from './suggestionOf';
import { townsAround } from './townsAround';
import { withUnit } from './addUnit';

const mostSuggestions = 8;
/** Large enough for the sparsely populated North, small enough that other continents give nothing. */
const farthestKilometres = 80;

/** From a postal code to the town that people name with it. */
const farthestTownKm = 50;

const areaOf = (postalCode: string): PostalArea | undefined =>
  gazetteerIndex().areasByCode.get(postalCode.slice(0, 5).split(' ')[0] ?? '');

function areasOfCode({ street, postalCode, town, state }: TypedPlace): PostalArea[] {
  const whole = areaOf(postalCode);
  if (whole) {
    // A local name may stand beside the postal code (Hollywood 90028), if a town of that name is nearby.
    const isNear = (each: Town) => each.areas.some((area) => distanceKm(area, whole) <= farthestTownKm);
    const named = town || foldName(street.split(', ').slice(1).at(-1) ?? '');
    const isTown = gazetteerIndex().townsByName.get(named)?.some(isNear) ?? !town;
    return isTown && (!state || whole.town.state === state) ? [whole] : [];
  }
  const beginning =
    postalCode.length < 5 ? gazetteerIndex().areas.filter(({ code }) => code.startsWith(postalCode)) : [];
  return beginning.filter((area) => (!town || area.town.folded === town) && (!state || area.town.state === state));
}

function candidatesOf(place: TypedPlace, towns: FoundTown[], options: SuggestOptions): Candidate[] {
  const street = place.street && tidyStreet(place.street);
  if (!place.postalCode) return rankTowns(towns, options).flatMap(({ town }) => candidateIn(town, street));
  const typed = place.postalCode.includes(' ') ? place.postalCode : null;
  return areasOfCode(place).map((area) => ({ street, town: area.town, area, postalCode: typed ?? area.code }));
}

function suggest(text: string, options: SuggestOptions): PlaceSuggestion[] {
  if (text.length > 200) return [];
  const { types = 'address', country, near } = options;
  const townless = parseTownlessStreet(text);
  const inTowns = townless ? suggestTowns(townless, options) : [];
  const isStateNamed = townless?.state && (townless.isStateCode || townless.state === near?.state);
  if (isStateNamed && inTowns.length) return inTowns;
  const places = parseTypedPlace(text).filter(({ street }) => types === 'any' || street);
  // Tolerate typos only when nothing else matches, so that correct spellings are not drowned out.
  for (const find of [findTowns, findSimilarTowns])
    for (const place of places) {
      const towns = place.postalCode ? [] : find(place);
      const candidates = candidatesOf(place, towns, options).filter(
        ({ area }) => !country || area.town.country === country,
      );
      const suggestions = candidates.slice(0, mostSuggestions).flatMap((candidate) => suggestionOf(candidate, options));
      if (suggestions.length) return suggestions;
    }
  return inTowns;
}

/** Completes a street without a town by the towns around the shopper. */
function suggestTowns({ street, state }: Townless, options: SuggestOptions): PlaceSuggestion[] {
  return townsAround(state, options)
    .flatMap((town) => candidateIn(town, street))
    .flatMap((candidate) => suggestionOf(candidate, options));
}

function addressOf(placeId: string, addressTwo: string): Address | null {
  const parts = parsePlaceId(placeId);
  const area = parts && areaOf(parts.postalCode);
  if (!area || area.town.country !== parts.country || normalizePostalCode(parts.postalCode) !== parts.postalCode)
    return null;
  if (parts.country === 'CA' && !/^[A-Z]\d[A-Z]( \d[A-Z]\d)?$/.test(parts.postalCode)) return null;
  const { street, isAround = false } = parts;
  if (isAround && area.code !== parts.postalCode) return null;
  const postalCode = isAround ? '' : parts.postalCode;
  if (street && (!isStreetAddress(street) || tidyStreet(street) !== street || /[\p{Cc}<>]/u.test(street))) return null;
  const { country, name, state } = area.town;
  const { latitude, longitude } = area;
  return withUnit({ placeId, street, city: name, state, country, postalCode, latitude, longitude }, addressTwo);
}

function nearestArea(latitude: number, longitude: number): PostalArea | null {
  const narrowing = Math.cos((latitude * Math.PI) / 180);
  let nearest: PostalArea | null = null;
  let least = (farthestKilometres / 111.2) ** 2;
  for (const area of gazetteerIndex().areas) {
    const away = (area.latitude - latitude) ** 2 + ((area.longitude - longitude) * narrowing) ** 2;
    if (away < least) [nearest, least] = [area, away];
  }
  return nearest;
}

/**
 * Maps without a maps service. The gazetteer knows towns and postal codes but no streets, so it cannot verify a typed street
 * and number: only the driver will find out. A hosted service verifies them.
 */
export const gazetteer: Maps = {
  isMetered: false,
  suggest: async (text, options = {}) => suggest(text, options),
  address: async (placeId, addressTwo = '') => addressOf(placeId, addressTwo),
  postalCodeAround: (placeId) => {
    const parts = parsePlaceId(placeId);
    return parts?.isAround ? parts.postalCode : null;
  },
  nearest: async (latitude, longitude) => {
    const area = nearestArea(latitude, longitude);
    const placeId =
      area && placeIdOf({ country: area.town.country, postalCode: area.code, street: '', isAround: true });
    return placeId ? addressOf(placeId, '') : null;
  },
};
