import type { ProductSummary } from './productSummary';

/** The path of a maker's page under its locale. */
export const makerPath = (brandSlug: string): string => `/shop/makers/${brandSlug}`;

/** The pods of a catalogue by one maker. Makers without any have no page. */
export const podsByMaker = (brandSlug: string, catalogue: readonly ProductSummary[]): ProductSummary[] =>
  catalogue.filter((product) => product.productType === 'oil' && product.brandSlug === brandSlug);
