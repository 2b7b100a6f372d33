import { createHash } from 'node:crypto';
import type { SizeOrder } from '../../domain/catalogue/files/sizeOrder';

interface Sized {
  slug: string;
  variants: readonly { id: string }[];
}

export const shortHash = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8);

export const sizeOrder = (products: readonly Sized[]): SizeOrder => ({
  version: shortHash(products.map(({ slug, variants }) => [slug, ...variants.map(({ id }) => id)])),
  ids: products.flatMap(({ variants }) => variants.map(({ id }) => id)),
});
