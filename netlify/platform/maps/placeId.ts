import type { Address } from '../../../src/domain/address/addressSchema';

/** The place encoded in a gazetteer id. `street` is '' for a town or a postal code. */
export interface EncodedPlace {
  country: Address['country'];
  postalCode: string;
  street: string;
  /** True if `postalCode` is only a nearby one. */
  isAround?: boolean;
}

const prefix = 'gz:';
const aroundPrefix = '~';
const maxLength = 300;

/** Encodes the whole place in its id, so that ids never expire. Null when the street is too long. */
export function createPlaceId({ country, postalCode, street, isAround = false }: EncodedPlace): string | null {
  const code = isAround ? aroundPrefix + postalCode : postalCode;
  const id = prefix + Buffer.from([country, code, street].join('|')).toString('base64url');
  return id.length <= maxLength ? id : null;
}

/** True for ids in the gazetteer's format. Saved addresses contain such ids beside those of a hosted service. */
export const isGazetteerId = (id: string): boolean => id.startsWith(prefix);

/** Decodes an id. The caller must check that the postal code exists and the street is plausible. */
export function parsePlaceId(id: string): EncodedPlace | null {
  if (!isGazetteerId(id) || id.length > maxLength) return null;
  const [country, code, street, ...rest] = Buffer.from(id.slice(prefix.length), 'base64url')
    .toString('utf8')
    .split('|');
  if (code === undefined || street === undefined || rest.length) return null;
  if (country !== 'US' && country !== 'CA') return null;
  const isAround = code.startsWith(aroundPrefix);
  const parts: EncodedPlace = { country, postalCode: isAround ? code.slice(1) : code, street, isAround };
  return createPlaceId(parts) === id ? parts : null;
}
