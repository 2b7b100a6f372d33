import { normalizePostalCode } from '../../../src/domain/address/postalCode';
import { addressSchema } from '../../../src/domain/address/addressSchema';
import type { AddressComponent } from './googleSchemas';
import { tidyStreet } from './parseTypedPlace';
import { addUnit, type UnitlessPlace } from './addUnit';

export interface GooglePlace {
  placeId: string;
  components: AddressComponent[];
  latitude: number;
  longitude: number;
}

/** A place from Google. `unit` is the unit number Google has for it ('#5'). */
export interface PlaceWithUnit {
  place: UnitlessPlace;
  unit: string;
}

/** By preference: some places are in a borough, township or county instead of a locality. */
const townTypes = [
  'locality',
  'postal_town',
  'sublocality_level_1',
  'sublocality',
  'administrative_area_level_3',
  'administrative_area_level_2',
];

export function toPlace({ placeId, components, latitude, longitude }: GooglePlace): PlaceWithUnit | null {
  const part = (type: string) => components.find(({ types }) => types.includes(type));
  const short = (type: string) => part(type)?.short || part(type)?.long || '';
  const long = (type: string) => part(type)?.long || part(type)?.short || '';
  const country = short('country');
  if (country !== 'US' && country !== 'CA') return null;
  const route = short('route');
  const line = [short('street_number'), route].filter(Boolean).join(' ') || long('premise');
  const place: UnitlessPlace = {
    placeId,
    street: route ? tidyStreet(line) : line,
    city: townTypes.map(long).find(Boolean) ?? '',
    state: short('administrative_area_level_1').toUpperCase(),
    country,
    postalCode: normalizePostalCode(short('postal_code')),
    latitude,
    longitude,
  };
  const number = short('subpremise').replace(/^#/, '');
  const isComplete = addressSchema.safeParse(addUnit(place, '')).success;
  return isComplete ? { place, unit: number && `#${number}` } : null;
}
