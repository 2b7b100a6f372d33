import type { Product } from './productSchema';

/** The variant to select before a dispensary is known: the first one that is sold, or the first of all. */
export const defaultVariant = <V extends Pick<Product, 'availability'>>(variants: readonly V[]): V =>
  variants.find(({ availability }) => availability === 'available') ?? variants[0]!;
