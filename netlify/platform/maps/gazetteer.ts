import type { Address, PlaceSuggestion } from '../../../src/domain/delivery/addressSchema';
import { isStreetAddress } from '../../../src/domain/delivery/streetAddress';
import { gazetteerIndex, type PostalArea, type Town } from './gazetteerIndex';
import type { Maps, SuggestOptions } from './maps';
import { normalPostalCode, parseTypedPlace, tidyStreet, type TypedPlace } from './parseTypedPlace';
import { parsePlaceId, placeIdOf } from './placeId';
import { withUnit } from './withUnit';

const mostSuggestions = 8;
/** Far enough for the empty North, near enough that another continent gives nothing. */
const farthestKilometres = 80;

interface Candidate {
  street: string;
  area: PostalArea;
  /** Whole in Canada too when it was typed so. */
  postalCode: string;
  /** A town stands for itself, not for one of its codes. */
  isTown: boolean;
}

const areaOf = (postalCode: string): PostalArea | undefined =>
  gazetteerIndex().areasByCode.get(postalCode.slice(0, 5).split(' ')[0] ?? '');

function areasOfCode({ postalCode, town, state }: TypedPlace): PostalArea[] {
  const whole = areaOf(postalCode);
  if (whole) {
    // What the post calls otherwise may stand beside the code (Hollywood 90028), if it is a town of that state at all.
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

function townsOf({ town, isTownWhole, state }: TypedPlace): Town[] {
  const { towns, townsByName } = gazetteerIndex();
  const exact = townsByName.get(town) ?? [];
  const others =
    town.length >= 2 && !isTownWhole ? towns.filter(({ folded }) => folded !== town && folded.startsWith(town)) : [];
  return [...exact, ...others].filter((each) => !state || each.state === state);
}

function candidatesOf(place: TypedPlace): Candidate[] {
  const street = place.street && tidyStreet(place.street);
  if (place.postalCode) {
    const typed = place.postalCode.includes(' ') ? place.postalCode : null;
    return areasOfCode(place).map((area) => ({ street, area, postalCode: typed ?? area.code, isTown: false }));
  }
  return townsOf(place).flatMap((town) => {
    // Nobody knows which of a town's codes a typed street has, so each is offered, the centre first.
    const areas = street && town.folded === place.town ? town.areas : town.areas.slice(0, 1);
    return areas.map((area) => ({ street, area, postalCode: area.code, isTown: !street }));
  });
}

function suggestionOf({ street, area, postalCode, isTown }: Candidate): PlaceSuggestion[] {
  const { country, name, state } = area.town;
  const placeId = placeIdOf({ country, postalCode, street });
  if (!placeId) return [];
  if (isTown) return [{ placeId, mainText: name, secondaryText: state }];
  return street
    ? [{ placeId, mainText: street, secondaryText: `${name}, ${state} ${postalCode}` }]
    : [{ placeId, mainText: postalCode, secondaryText: `${name}, ${state}` }];
}

function suggest(text: string, { types = 'address', country }: SuggestOptions): PlaceSuggestion[] {
  if (text.length > 200) return [];
  for (const place of parseTypedPlace(text)) {
    if (types === 'address' && !place.street) continue;
    const candidates = candidatesOf(place).filter(({ area }) => !country || area.town.country === country);
    const suggestions = candidates.slice(0, mostSuggestions).flatMap(suggestionOf);
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
 * Maps without a maps service. It knows towns and postal codes but no streets, so a typed street and number are taken
 * at their word: the dispensary's driver is the first to find out. The hosted service verifies them.
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
