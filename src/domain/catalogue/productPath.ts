import type { OilType, PlantType } from './vocabulary';
import type { ProductSummary } from './productSummary';
/** Oils are at /shop/pods/{slug}, every other category at /shop/{category}/{slug}. */
export const productPath = (product: { productType: string; slug: string }): string =>
  `/shop/${product.productType === 'oil' ? 'pods' : product.productType.toLowerCase()}/${product.slug}`;

/** The path of a maker's page under its locale. */
export const makerPath = (brandSlug: string): string => `/shop/makers/${brandSlug}`;

/** The pods of a catalogue by one maker. Makers without any have no page. */
export const podsByMaker = (brandSlug: string, catalogue: readonly ProductSummary[]): ProductSummary[] =>
  catalogue.filter((product) => product.productType === 'oil' && product.brandSlug === brandSlug);

/** A vocabulary's value in an address: 'Live Resin' → 'live-resin'. */
export const landingSlug = (value: string): string => value.toLowerCase().replaceAll(' ', '-');

/** The path of a plant type's page under its locale. */
export const plantPath = (value: PlantType): string => `/shop/plants/${landingSlug(value)}`;

/** The path of an extraction's page under its locale. */
export const extractionPath = (value: OilType): string => `/shop/extractions/${landingSlug(value)}`;

/** The element id of the lab report, used as a URL fragment. */
export const reportAnchor = 'lab-report';

/** The end of a product URL that opens one batch's report and scrolls to it: 'A 1' → '?batch=A%201#lab-report'. */
export const reportSearch = (batchId: string): string => `?batch=${encodeURIComponent(batchId)}#${reportAnchor}`;
