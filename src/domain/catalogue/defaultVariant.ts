import type { Product } from './productSchema';

/** The size selected before a dispensary is known: the first that is sold, else the first. */
export const defaultVariant = <V extends Pick<Product, 'availability'>>(variants: readonly V[]): V =>
  variants.find(({ availability }) => availability === 'available') ?? variants[0]!;
