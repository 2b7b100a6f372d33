/** The tag of every shared response about a dispensary. The database's triggers write the same names. */
export const dispensaryTag = (providerId: string): string => `dispensary-${providerId}`;

/** The tag of every shared response that depends on which dispensaries serve a place. */
export const dispensariesTag = 'dispensaries';

/** The tag of the list of all rated pods. */
export const ratingsTag = 'ratings';

/** The tag of every shared response about the ratings of a variant. */
export const variantRatingsTag = (productVariantId: string): string => `ratings-${productVariantId}`;
