import { LRUCache } from 'lru-cache';
import type { PlaceSuggestion } from '../../../src/domain/address/addressSchema';
import { isStreetAddress } from '../../../src/domain/address/streetAddress';
import type { Settings } from '../settings/settings';
import { gazetteer } from './gazetteer';
import { toPlace, type PlaceWithUnit } from './googleAddress';
import { fetchGoogle, googleFailure, parseGoogleResponse } from './googleCalls';
import { detailsSchema, errorStatusWords, geocodedSchema, predictionsSchema, type Prediction } from './googleSchemas';
import type { Maps, SuggestOptions, ShopperLocation } from './maps';
import { tidyStreet } from './parseTypedPlace';
import { isGazetteerId } from './placeId';
import { addUnit } from './addUnit';
import type { Position } from '../../../src/domain/address/distance';
import { gazetteerIndex } from './gazetteerIndex';

type GoogleSettings = NonNullable<Settings['googleMaps']>;

const addressTypes = ['street_address', 'premise', 'subpremise'];
/** The maximum that Google allows. */
const biasRadiusMeters = 50_000;
const cacheOptions = { ttl: 2 * 24 * 60 * 60 * 1000, max: 5_000 };

/** Suggestions must be street addresses with a number, unless other places are wanted. Streets alone are useless. */
function isUseful({ placeId, types, structuredFormat }: Prediction, requestedTypes: SuggestOptions['types']): boolean {
  const isAddress = types.some((type) => addressTypes.includes(type));
  if (placeId.length > 300 || (types.includes('route') && !isAddress)) return false;
  return requestedTypes === 'any' || (isAddress && isStreetAddress(structuredFormat.mainText.text));
}

const toSuggestion = ({ placeId, structuredFormat, types }: Prediction): PlaceSuggestion => {
  const { mainText, secondaryText } = structuredFormat;
  return {
    placeId,
    mainText: types.some((type) => addressTypes.includes(type)) ? tidyStreet(mainText.text) : mainText.text,
    secondaryText: (secondaryText?.text ?? '').replace(/, (USA|Canada)$/, ''),
  };
};

const requestHeaders = ({ apiKey }: GoogleSettings, fields: string[]) => ({
  'content-type': 'application/json',
  'x-goog-api-key': apiKey,
  'x-goog-fieldmask': fields.join(','),
});

async function suggest(google: GoogleSettings, text: string, { types = 'address', country, near }: SuggestOptions) {
  const center = near && findBiasCenter(near);
  const input = text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
  if (input.length < 3 || input.length > 200) return [];
  const fields = ['placeId', 'structuredFormat', 'types'].map((name) => `suggestions.placePrediction.${name}`);
  const { status, body } = await fetchGoogle(new URL('/v1/places:autocomplete', google.placesUrl), {
    method: 'POST',
    headers: requestHeaders(google, fields),
    body: JSON.stringify({
      input,
      languageCode: 'en',
      includedRegionCodes: country ? [country.toLowerCase()] : ['us', 'ca'],
      ...(types === 'address' && { includedPrimaryTypes: addressTypes }),
      ...(center && { locationBias: { circle: { center, radius: biasRadiusMeters } } }),
    }),
  });
  if (status !== 200) throw googleFailure(status, errorStatusWords(body));
  return parseGoogleResponse(predictionsSchema, body)
    .suggestions.flatMap(({ placePrediction }) => placePrediction ?? [])
    .filter((prediction) => isUseful(prediction, types))
    .map(toSuggestion);
}

async function findPlace(google: GoogleSettings, placeId: string): Promise<PlaceWithUnit | null> {
  const url = new URL(`/v1/places/${encodeURIComponent(placeId)}?languageCode=en`, google.placesUrl);
  const { status, body } = await fetchGoogle(url, {
    headers: requestHeaders(google, ['addressComponents', 'location']),
  });
  const errorStatuses = status === 200 ? [] : errorStatusWords(body);
  // An error without one of Google's status words comes from a proxy.
  const word = errorStatuses.length === 1 ? errorStatuses[0] : null;
  const isUnknown = (status === 404 && word === 'NOT_FOUND') || (status === 400 && word === 'INVALID_ARGUMENT');
  if (isUnknown) return null;
  if (status !== 200) throw googleFailure(status, errorStatuses);
  const { addressComponents, location } = parseGoogleResponse(detailsSchema, body);
  return toPlace({ placeId, components: addressComponents, ...location });
}

async function findNearest(google: GoogleSettings, latitude: number, longitude: number): Promise<PlaceWithUnit | null> {
  const url = new URL('/maps/api/geocode/json', google.mapsUrl);
  url.searchParams.set('latlng', `${latitude},${longitude}`);
  url.searchParams.set('result_type', [...addressTypes, 'postal_code', 'locality'].join('|'));
  url.searchParams.set('language', 'en');
  url.searchParams.set('key', google.apiKey);
  const { status, body } = await fetchGoogle(url, {});
  if (status !== 200) throw googleFailure(status, errorStatusWords(body));
  const geocoded = parseGoogleResponse(geocodedSchema, body);
  if (geocoded.status === 'ZERO_RESULTS') return null;
  if (geocoded.status !== 'OK' || !geocoded.results.length) throw googleFailure(status, [geocoded.status]);
  for (const { place_id, address_components, geometry } of geocoded.results) {
    const { lat, lng } = geometry.location;
    const found = toPlace({ placeId: place_id, components: address_components, latitude: lat, longitude: lng });
    if (found) return found;
  }
  return null;
}

/**
 * Also accepts the gazetteer's ids in saved addresses. Caches places, because each checkout step fetches the address.
 */
export function createGoogleMaps(google: GoogleSettings): Maps {
  const cache = new LRUCache<string, PlaceWithUnit>(cacheOptions);
  const cachePlace = (found: PlaceWithUnit | null) => {
    if (found) cache.set(found.place.placeId, found);
    return found;
  };
  const toAddress = (found: PlaceWithUnit | null, addressTwo = '') =>
    found && addUnit(found.place, addressTwo.trim() || found.unit);
  return {
    isMetered: true,
    suggest: (text, options = {}) => suggest(google, text, options),
    address: async (placeId, addressTwo) => {
      if (isGazetteerId(placeId)) return gazetteer.address(placeId, addressTwo);
      if (!/^[\w-]{1,300}$/.test(placeId)) return null;
      return toAddress(cache.get(placeId) ?? cachePlace(await findPlace(google, placeId)), addressTwo);
    },
    postalCodeAround: gazetteer.postalCodeAround,
    nearest: async (latitude, longitude) => toAddress(cachePlace(await findNearest(google, latitude, longitude))),
  };
}

function findBiasCenter({ country, state, latitude, longitude }: ShopperLocation): Position | null {
  if (latitude !== undefined && longitude !== undefined) return { latitude, longitude };
  if (!state) return null;
  const town = gazetteerIndex().towns.find((each) => each.state === state && (!country || each.country === country));
  const [area] = town?.areas ?? [];
  return area ? { latitude: area.latitude, longitude: area.longitude } : null;
}
