import type { CarriedVariant } from '../../src/domain/catalogue/catalogueVariants';
import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';

/** JSON that `npm run build:functions` inlines, because deployed functions have no content folder. */
declare const BUNDLED_BATCHES: string;
declare const BUNDLED_VARIANTS: string;
/** Moments at which the content's schedules change the site. */
declare const BUNDLED_CHANGES: readonly string[];
/** Names of the migrations that the code expects to have run. */
declare const BUNDLED_MIGRATIONS: readonly string[];
/** Netlify's CONTEXT and DEPLOY_PRIME_URL, which only builds receive. */
declare const BUNDLED_DEPLOY: { context: string; url: string };

/** The catalogue's batches at the time the functions were built. */
export function bundledBatches(): readonly BatchProduct[] {
  if (typeof BUNDLED_BATCHES === 'undefined') throw new Error('expected functions built with npm run build:functions');
  return JSON.parse(BUNDLED_BATCHES) as readonly BatchProduct[];
}

/** The variants that dispensaries could carry at that time. */
export function bundledVariants(): readonly CarriedVariant[] {
  if (typeof BUNDLED_VARIANTS === 'undefined') throw new Error('expected functions built with npm run build:functions');
  return JSON.parse(BUNDLED_VARIANTS) as readonly CarriedVariant[];
}

/** The moments after that time at which the site changes. */
export const bundledChanges = (): readonly Date[] => BUNDLED_CHANGES.map((change) => new Date(change));

/** The migrations that this code was built with. */
export const bundledMigrations = (): readonly string[] => BUNDLED_MIGRATIONS;

/** The deploy that the functions were built for. Both are empty for a build outside of Netlify. */
export const bundledDeploy = (): { context: string; url: string } => BUNDLED_DEPLOY;
