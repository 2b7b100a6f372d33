import type { Address } from './addressSchema';

const abbreviations: Record<string, string> = { boulevard: 'Blvd', avenue: 'Ave', street: 'St', road: 'Rd' };

/** '12 Sunset Boulevard' → '12 Sunset Blvd'. */
export const abbreviateStreet = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => abbreviations[word.toLowerCase()] ?? word);

/** Wisconsin and Illinois number some houses by a grid: 'N6W23001 Bluemound Rd'. */
const houseNumber = String.raw`(?:\d[\p{L}\p{N}/-]*|[NSEW]\d{1,3}\s?[NSEW]\d{1,5})`;
const streetLine = new RegExp(String.raw`^${houseNumber},?\s+(\S+\s+)*\S*\p{L}`, 'iu');

/** '123 N Spring St', not 'Los Angeles'. */
export const isStreetAddress = (addressOne: string): boolean => streetLine.test(addressOne);

/** The embedded gazetteer has towns and postal codes but no streets. */
const gazetteerId = 'gz:';

/** No service could verify the street. */
export const isStreetUnverified = ({ placeId, addressOne }: Pick<Address, 'placeId' | 'addressOne'>): boolean =>
  placeId.startsWith(gazetteerId) && isStreetAddress(addressOne);

/** Requires a ZIP code in the United States, where addresses repeat within a city. */
export const isDeliverable = ({
  addressOne,
  country,
  postalCode,
}: Pick<Address, 'addressOne' | 'country' | 'postalCode'>): boolean =>
  isStreetAddress(addressOne) && (country !== 'US' || postalCode !== '');
