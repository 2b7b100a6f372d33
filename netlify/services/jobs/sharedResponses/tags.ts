/** Cache tags. The database's triggers write the same names. */
export const dispensaryTag = (providerId: string): string => `dispensary-${providerId}`;

export const dispensariesTag = 'dispensaries';

export const ratingsTag = 'ratings';

export const variantRatingsTag = (productVariantId: string): string => `ratings-${productVariantId}`;
