import type { PlaceSuggestion } from '../../../src/domain/delivery/address/addressSchema';
import { isStreetAddress } from '../../../src/domain/delivery/address/streetAddress';
import type { Settings } from '../settings/settings';
import { gazetteer } from './gazetteer';
import { placeOf, type FoundPlace } from './googleAddress';
import { fetchGoogle, googleFailure, readAnswer } from './googleCalls';
import { detailsSchema, errorWords, geocodedSchema, predictionsSchema, type Prediction } from './googleSchemas';
import { createRecentCache } from './recentCache';
import type { Maps, SuggestOptions, Near } from './maps';
import { tidyStreet } from './parseTypedPlace';
import { isGazetteerId } from './placeId';
import { withUnit } from './addUnit';
import type { Position } from '../../../src/domain/delivery/address/distance';
import { gazetteerIndex } from './gazetteerIndex';

type Google = NonNullable<Settings['googleMaps']>;

const houses = ['street_address', 'premise', 'subpremise'];
/** The maximum that Google allows. */
const biasMetres = 50_000;
const keptPlaces = { milliseconds: 2 * 24 * 60 * 60 * 1000, most: 5_000 };

/** Suggestions must be street addresses with a number, unless other places are wanted. Streets alone are useless. */
function isWanted({ placeId, types, structuredFormat }: Prediction, wanted: SuggestOptions['types']): boolean {
  const isHouse = types.some((type) => houses.includes(type));
  if (placeId.length > 300 || (types.includes('route') && !isHouse)) return false;
  return wanted === 'any' || (isHouse && isStreetAddress(structuredFormat.mainText.text));
}

const suggestionOf = ({ placeId, structuredFormat, types }: Prediction): PlaceSuggestion => {
  const { mainText, secondaryText } = structuredFormat;
  return {
    placeId,
    mainText: types.some((type) => houses.includes(type)) ? tidyStreet(mainText.text) : mainText.text,
    secondaryText: (secondaryText?.text ?? '').replace(/, (USA|Canada)$/, ''),
  };
};

const headersOf = ({ apiKey }: Google, fields: string[]) => ({
  'content-type': 'application/json',
  'x-goog-api-key': apiKey,
  'x-goog-fieldmask': fields.join(','),
});

async function suggest(google: Google, typed: string, { types = 'address', country, near }: SuggestOptions) {
  const center = near && centreOf(near);
  const input = typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (input.length < 3 || input.length > 200) return [];
  const fields = ['placeId', 'structuredFormat', 'types'].map((name) => `suggestions.placePrediction.${name}`);
  const { status, body } = await fetchGoogle(new URL('/v1/places:autocomplete', google.placesUrl), {
    method: 'POST',
    headers: headersOf(google, fields),
    body: JSON.stringify({
      input,
      languageCode: 'en',
      includedRegionCodes: country ? [country.toLowerCase()] : ['us', 'ca'],
      ...(types === 'address' && { includedPrimaryTypes: houses }),
      // Prefers places around the shopper; others are still included.
      ...(center && { locationBias: { circle: { center, radius: biasMetres } } }),
    }),
  });
  if (status !== 200) throw googleFailure(status, errorWords(body));
  return readAnswer(predictionsSchema, body)
    .suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
    .filter((prediction) => isWanted(prediction, types))
    .map(suggestionOf);
}

async function findPlace(google: Google, placeId: string): Promise<FoundPlace | null> {
  const url = new URL(`/v1/places/${encodeURIComponent(placeId)}?languageCode=en`, google.placesUrl);
  const { status, body } = await fetchGoogle(url, { headers: headersOf(google, ['addressComponents', 'location']) });
  const words = status === 200 ? [] : errorWords(body);
  const isUnknown = status === 404 || (status === 400 && words.length === 1 && words[0] === 'INVALID_ARGUMENT');
  if (isUnknown) return null;
  if (status !== 200) throw googleFailure(status, words);
  const { addressComponents, location } = readAnswer(detailsSchema, body);
  return placeOf({ placeId, components: addressComponents, ...location });
}

async function findNearest(google: Google, latitude: number, longitude: number): Promise<FoundPlace | null> {
  const url = new URL('/maps/api/geocode/json', google.mapsUrl);
  url.searchParams.set('latlng', `${latitude},${longitude}`);
  url.searchParams.set('result_type', [...houses, 'postal_code', 'locality'].join('|'));
  url.searchParams.set('language', 'en');
  url.searchParams.set('key', google.apiKey);
  const { status, body } = await fetchGoogle(url, {});
  if (status !== 200) throw googleFailure(status, errorWords(body));
  const answer = readAnswer(geocodedSchema, body);
  if (answer.status === 'ZERO_RESULTS') return null;
  if (answer.status !== 'OK') throw googleFailure(status, [answer.status]);
  for (const { place_id, address_components, geometry } of answer.results) {
    const { lat, lng } = geometry.location;
    const found = placeOf({ placeId: place_id, components: address_components, latitude: lat, longitude: lng });
    if (found) return found;
  }
  return null;
}

/**
 * Google Places (New) and the Geocoding API behind the shop's own calls. Ids from the gazetteer, from before there was a
 * key, stay valid. Places are cached in this process for two days, because a page asks again at each step.
 */
export function createGoogleMaps(google: Google): Maps {
  const kept = createRecentCache<FoundPlace>(keptPlaces);
  const keep = (found: FoundPlace | null) => {
    if (found) kept.set(found.place.placeId, found);
    return found;
  };
  const present = (found: FoundPlace | null, addressTwo = '') =>
    found && withUnit(found.place, addressTwo.trim() || found.unit);
  return {
    isMetered: true,
    suggest: (typed, options = {}) => suggest(google, typed, options),
    address: async (placeId, addressTwo) => {
      if (isGazetteerId(placeId)) return gazetteer.address(placeId, addressTwo);
      if (!/^[\w-]{1,300}$/.test(placeId)) return null;
      return present(kept.get(placeId) ?? keep(await findPlace(google, placeId)), addressTwo);
    },
    postalCodeAround: gazetteer.postalCodeAround,
    nearest: async (latitude, longitude) => present(keep(await findNearest(google, latitude, longitude))),
  };
}

/** The shopper's own position, else the center of their state's largest town. Null if neither is known. */
function centreOf({ country, state, latitude, longitude }: Near): Position | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (!state) return null;
  const town = gazetteerIndex().towns.find((each) => each.state === state && (!country || each.country === country));
  const [area] = town?.areas ?? [];
  return area ? { latitude: area.latitude, longitude: area.longitude } : null;
}
