import type { LegalDates } from '../../src/domain/account/currentTermsSchema';
import type { CarriedVariant } from '../../src/domain/catalogue/catalogueVariants';
import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';
import type { SizeOrder } from '../../src/domain/catalogue/files/sizeOrder';

/** Inlined by `npm run build:functions`, because deployed functions have no content folder. */
declare const BUNDLED_BATCHES: string;
declare const BUNDLED_VARIANTS: string;
declare const BUNDLED_SIZE_ORDER: string;
declare const BUNDLED_TERMS_VERSION: string;
declare const BUNDLED_LEGAL_DATES: LegalDates;
declare const BUNDLED_CHANGES: readonly string[];
declare const BUNDLED_MIGRATIONS: readonly string[];
/** Netlify's CONTEXT and DEPLOY_PRIME_URL, which only builds receive. */
declare const BUNDLED_DEPLOY: { context: string; url: string };

export function bundledBatches(): readonly BatchProduct[] {
  if (typeof BUNDLED_BATCHES === 'undefined') throw new Error('expected functions built with npm run build:functions');
  return JSON.parse(BUNDLED_BATCHES) as readonly BatchProduct[];
}

export function bundledVariants(): readonly CarriedVariant[] {
  if (typeof BUNDLED_VARIANTS === 'undefined') throw new Error('expected functions built with npm run build:functions');
  return JSON.parse(BUNDLED_VARIANTS) as readonly CarriedVariant[];
}

export const bundledSizeOrder = (): SizeOrder => JSON.parse(BUNDLED_SIZE_ORDER) as SizeOrder;

export const bundledTermsVersion = (): string => BUNDLED_TERMS_VERSION;

export const bundledLegalDates = (): LegalDates => BUNDLED_LEGAL_DATES;

export const bundledChanges = (): readonly Date[] => BUNDLED_CHANGES.map((change) => new Date(change));

export const bundledMigrations = (): readonly string[] => BUNDLED_MIGRATIONS;

/** The deploy that the functions were built for. Both are empty for a build outside of Netlify. */
export const bundledDeploy = (): { context: string; url: string } => BUNDLED_DEPLOY;
