import type { Address } from './addressSchema';

const abbreviations: Record<string, string> = { boulevard: 'Blvd', avenue: 'Ave', street: 'St', road: 'Rd' };

export const abbreviateStreet = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => abbreviations[word.toLowerCase()] ?? word);

/** Wisconsin and Illinois number some houses by a grid: 'N6W23001 Bluemound Rd'. */
const houseNumber = String.raw`(?:\d[\p{L}\p{N}/-]*|[NSEW]\d{1,3}\s?[NSEW]\d{1,5})`;
const streetLine = new RegExp(String.raw`^${houseNumber},?\s+(\S+\s+)*\S*\p{L}`, 'iu');

/** True for '123 N Spring St', false for 'Los Angeles'. */
export const isStreetAddress = (addressOne: string): boolean => streetLine.test(addressOne);

/** Place ids of the embedded gazetteer, which has towns and postal codes but no streets. */
const gazetteerId = 'gz:';

/** True if no service has verified that the street exists. */
export const isStreetUnverified = ({ placeId, addressOne }: Pick<Address, 'placeId' | 'addressOne'>): boolean =>
  placeId.startsWith(gazetteerId) && isStreetAddress(addressOne);

/** In the United States a ZIP code is required, because street addresses repeat within a city. */
export const isDeliverable = ({
  addressOne,
  country,
  postalCode,
}: Pick<Address, 'addressOne' | 'country' | 'postalCode'>): boolean =>
  isStreetAddress(addressOne) && (country !== 'US' || postalCode !== '');
