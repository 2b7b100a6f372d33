import { normalPostalCode } from '../../../src/domain/delivery/address/postalCode';
import type { Address, PlaceSuggestion } from '../../../src/domain/delivery/address/addressSchema';
import { isStreetAddress } from '../../../src/domain/delivery/address/streetAddress';
import { findSimilarTowns, findTowns, type FoundTown } from './findTowns';
import { gazetteerIndex, type PostalArea } from './gazetteerIndex';
import type { Maps, SuggestOptions } from './maps';
import { parseTypedPlace, tidyStreet, type TypedPlace } from './parseTypedPlace';
import { parsePlaceId, placeIdOf } from './placeId';
import { rankTowns } from './rankTowns';
import { withUnit } from './withUnit';

const mostSuggestions = 8;
/** Large enough for the sparsely populated North, small enough that other continents give nothing. */
const farthestKilometres = 80;

interface Candidate {
  street: string;
  /** The town's name in the suggestion. */
  name: string;
  area: PostalArea;
  /** A full postal code if one was typed, in Canada too. */
  postalCode: string;
  /** All areas the street may be in. More than one only if no postal code was typed. */
  areas: PostalArea[];
  /** True for a town itself rather than one of its postal codes. */
  isTown: boolean;
}

const areaOf = (postalCode: string): PostalArea | undefined =>
  gazetteerIndex().areasByCode.get(postalCode.slice(0, 5).split(' ')[0] ?? '');

function areasOfCode({ postalCode, town, state }: TypedPlace): PostalArea[] {
  const whole = areaOf(postalCode);
  if (whole) {
    // A local name may stand beside the postal code (Hollywood 90028), if the state has a town of that name.
    const isTown =
      !town ||
      gazetteerIndex()
        .townsByName.get(town)
        ?.some((each) => each.state === whole.town.state);
    return isTown && (!state || whole.town.state === state) ? [whole] : [];
  }
  const beginning =
    postalCode.length < 5 ? gazetteerIndex().areas.filter(({ code }) => code.startsWith(postalCode)) : [];
  return beginning.filter((area) => (!town || area.town.folded === town) && (!state || area.town.state === state));
}

function candidatesOf(place: TypedPlace, towns: FoundTown[], options: SuggestOptions): Candidate[] {
  const street = place.street && tidyStreet(place.street);
  if (!place.postalCode)
    return rankTowns(towns, options).flatMap(({ town }) => {
      const [area] = town.areas;
      if (!area) return [];
      return [{ street, name: town.name, area, postalCode: area.code, areas: town.areas, isTown: !street }];
    });
  const typed = place.postalCode.includes(' ') ? place.postalCode : null;
  const areas = areasOfCode(place);
  return areas.map((area) => {
    const postalCode = typed ?? area.code;
    return { street, name: area.town.name, area, postalCode, areas: [area], isTown: false };
  });
}

/** The ids of a street in each of its town's postal codes, if the code decides who delivers; otherwise none. */
function codesToAsk({ street, areas }: Candidate, zones: SuggestOptions['zones']): PlaceSuggestion['postalCodes'] {
  const providers = new Set(areas.map(({ code }) => zones?.get(code)));
  if (!street || !zones || providers.size < 2) return undefined;
  return areas
    .flatMap(({ code, town }) => {
      const placeId = placeIdOf({ country: town.country, postalCode: code, street });
      return placeId ? [{ postalCode: code, placeId }] : [];
    })
    .sort((a, b) => (a.postalCode < b.postalCode ? -1 : 1));
}

function suggestionOf(candidate: Candidate, zones: SuggestOptions['zones']): PlaceSuggestion[] {
  const { street, name, area, postalCode, areas, isTown } = candidate;
  const { country, state } = area.town;
  const placeId = placeIdOf({ country, postalCode, street });
  if (!placeId) return [];
  if (isTown) return [{ placeId, mainText: name, secondaryText: state }];
  if (!street) return [{ placeId, mainText: postalCode, secondaryText: `${name}, ${state}` }];
  const postalCodes = codesToAsk(candidate, zones);
  const secondaryText = areas.length > 1 ? `${name}, ${state}` : `${name}, ${state} ${postalCode}`;
  return [{ placeId, mainText: street, secondaryText, ...(postalCodes && { postalCodes }) }];
}

function suggest(text: string, options: SuggestOptions): PlaceSuggestion[] {
  if (text.length > 200) return [];
  const { types = 'address', country, zones } = options;
  const places = parseTypedPlace(text).filter(({ street }) => types === 'any' || street);
  // Tolerate typos only when nothing else matches, so that correct spellings are not drowned out.
  for (const find of [findTowns, findSimilarTowns])
    for (const place of places) {
      const towns = place.postalCode ? [] : find(place);
      const candidates = candidatesOf(place, towns, options).filter(
        ({ area }) => !country || area.town.country === country,
      );
      const suggestions = candidates.slice(0, mostSuggestions).flatMap((candidate) => suggestionOf(candidate, zones));
      if (suggestions.length) return suggestions;
    }
  return [];
}

function addressOf(placeId: string, addressTwo: string): Address | null {
  const parts = parsePlaceId(placeId);
  const area = parts && areaOf(parts.postalCode);
  if (!area || area.town.country !== parts.country || normalPostalCode(parts.postalCode) !== parts.postalCode)
    return null;
  if (parts.country === 'CA' && !/^[A-Z]\d[A-Z]( \d[A-Z]\d)?$/.test(parts.postalCode)) return null;
  const { street, postalCode } = parts;
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
  nearest: async (latitude, longitude) => {
    const area = nearestArea(latitude, longitude);
    const placeId = area && placeIdOf({ country: area.town.country, postalCode: area.code, street: '' });
    return placeId ? addressOf(placeId, '') : null;
  },
};
