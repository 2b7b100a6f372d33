import type { Address } from '../../../src/domain/delivery/addressSchema';

/** What a place id of the gazetteer says by itself; `street` is '' for a town or a postal code. */
export interface PlaceParts {
  country: Address['country'];
  postalCode: string;
  street: string;
}

const prefix = 'gz:';
const longest = 300;

/** The id carries the whole place, so that no state has to outlive it; null when the street is too long for one. */
export function placeIdOf({ country, postalCode, street }: PlaceParts): string | null {
  const id = prefix + Buffer.from([country, postalCode, street].join('|')).toString('base64url');
  return id.length <= longest ? id : null;
}

/** Whether an id is the gazetteer's, known or not: saved addresses hold such ids beside those of a hosted service. */
export const isGazetteerId = (id: string): boolean => id.startsWith(prefix);

/** The parts of an id as written; whether the postal code exists and the street reads like one is the caller's to judge. */
export function parsePlaceId(id: string): PlaceParts | null {
  if (!isGazetteerId(id) || id.length > longest) return null;
  const [country, postalCode, street, ...rest] = Buffer.from(id.slice(prefix.length), 'base64url')
    .toString('utf8')
    .split('|');
  if (postalCode === undefined || street === undefined || rest.length) return null;
  if (country !== 'US' && country !== 'CA') return null;
  const parts: PlaceParts = { country, postalCode, street };
  return placeIdOf(parts) === id ? parts : null;
}
