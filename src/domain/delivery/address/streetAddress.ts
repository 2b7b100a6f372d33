import type { Address } from './addressSchema';

const abbreviations: Record<string, string> = { boulevard: 'Blvd', avenue: 'Ave', street: 'St', road: 'Rd' };

/** Abbreviates street words: '12 Sunset Boulevard' → '12 Sunset Blvd'. */
export const abbreviateStreet = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => abbreviations[word.toLowerCase()] ?? word);

/** Wisconsin and Illinois number some houses by a grid: 'N6W23001 Bluemound Rd'. */
const houseNumber = String.raw`(?:\d[\p{L}\p{N}/-]*|[NSEW]\d{1,3}\s?[NSEW]\d{1,5})`;
const streetLine = new RegExp(String.raw`^${houseNumber},?\s+(\S+\s+)*\S*\p{L}`, 'iu');

/**
 * True if a line has a house number and a street, so that a delivery can be made there: '123 N Spring St', not 'Los
 * Angeles'.
 */
export const isStreetAddress = (addressOne: string): boolean => streetLine.test(addressOne);

/** The prefix of ids from the embedded gazetteer, which has towns and postal codes but no streets. */
const gazetteerId = 'gz:';

/** True if the street is as typed because no service could verify it. */
export const isStreetUnverified = ({ placeId, addressOne }: Pick<Address, 'placeId' | 'addressOne'>): boolean =>
  placeId.startsWith(gazetteerId) && isStreetAddress(addressOne);

/**
 * True if a driver can find the door: it has a house number and, in the United States, where addresses repeat within a
 * city, a ZIP code.
 */
export const isDeliverable = ({
  addressOne,
  country,
  postalCode,
}: Pick<Address, 'addressOne' | 'country' | 'postalCode'>): boolean =>
  isStreetAddress(addressOne) && (country !== 'US' || postalCode !== '');
