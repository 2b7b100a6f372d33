import type { OilType, PlantType } from './vocabulary';
import type { ProductSummary } from './productSummary';
export const productPath = (product: { productType: string; slug: string }): string =>
  `/shop/${product.productType === 'oil' ? 'pods' : product.productType.toLowerCase()}/${product.slug}`;

export const makerPath = (brandSlug: string): string => `/shop/makers/${brandSlug}`;

/** A maker without pods has no page. */
export const podsByMaker = (brandSlug: string, catalogue: readonly ProductSummary[]): ProductSummary[] =>
  catalogue.filter((product) => product.productType === 'oil' && product.brandSlug === brandSlug);

/** 'Crème Brûlée No. 9' → 'creme-brulee-no-9'. */
export const strainSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export const strainPath = (name: string): string => `/shop/strains/${strainSlug(name)}`;

/** 'Live Resin' → 'live-resin'. */
export const landingSlug = (value: string): string => value.toLowerCase().replaceAll(' ', '-');

export const plantPath = (value: PlantType): string => `/shop/plants/${landingSlug(value)}`;

export const extractionPath = (value: OilType): string => `/shop/extractions/${landingSlug(value)}`;

export const reportAnchor = 'lab-report';

/** Opens the report of a batch and scrolls to it: 'A 1' → '?batch=A%201#lab-report'. */
export const reportSearch = (batchId: string): string => `?batch=${encodeURIComponent(batchId)}#${reportAnchor}`;
