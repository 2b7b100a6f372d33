import type { Address } from './addressSchema';

const abbreviations: Record<string, string> = { boulevard: 'Blvd', avenue: 'Ave', street: 'St', road: 'Rd' };

/** S5-20: the long street words made short: '12 Sunset Boulevard' → '12 Sunset Blvd'. */
export const abbreviateStreet = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => abbreviations[word.toLowerCase()] ?? word);

/** Whether a line names a house in a street, so that something can be delivered there: '123 N Spring St', not 'Los Angeles'. */
export const isStreetAddress = (addressOne: string): boolean =>
  /^\d[\p{L}\d/-]*,?\s+(\S+\s+)*\S*\p{L}/u.test(addressOne);

/** How ids of the embedded gazetteer begin, which knows towns and postal codes but no streets (D-20). */
const gazetteerId = 'gz:';

/** Whether a street was taken at its word, since nobody could look it up (D-20). */
export const isStreetUnverified = ({ placeId, addressOne }: Pick<Address, 'placeId' | 'addressOne'>): boolean =>
  placeId.startsWith(gazetteerId) && isStreetAddress(addressOne);
