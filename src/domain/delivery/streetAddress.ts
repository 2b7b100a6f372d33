const abbreviations: Record<string, string> = { boulevard: 'Blvd', avenue: 'Ave', street: 'St', road: 'Rd' };

/** S5-20: the long street words made short: '12 Sunset Boulevard' → '12 Sunset Blvd'. */
export const abbreviateStreet = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => abbreviations[word.toLowerCase()] ?? word);

/** Whether a line names a house in a street, so that something can be delivered there: '123 N Spring St', not 'Los Angeles'. */
export const isStreetAddress = (addressOne: string): boolean =>
  /^\d[\p{L}\d/-]*,?\s+(\S+\s+)*\S*\p{L}/u.test(addressOne);
