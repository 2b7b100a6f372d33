import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';

/** JSON that `npm run build:functions` inlines, because deployed functions have no content folder. */
declare const BUNDLED_BATCHES: string;

/** The catalogue's batches at the time the functions were built. */
export function bundledBatches(): readonly BatchProduct[] {
  if (typeof BUNDLED_BATCHES === 'undefined') throw new Error('expected functions built with npm run build:functions');
  return JSON.parse(BUNDLED_BATCHES) as readonly BatchProduct[];
}
