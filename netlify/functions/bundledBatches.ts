import type { BatchProduct } from '../../src/domain/catalogue/batchProduct';

/** JSON that `npm run build:functions` puts into the bundle, since deployed functions have no content folder. */
declare const BUNDLED_BATCHES: string;

/** What the content had of batches when the functions were built (S7-32). */
export function bundledBatches(): readonly BatchProduct[] {
  if (typeof BUNDLED_BATCHES === 'undefined')
    throw new Error('expected functions that were built by npm run build:functions');
  return JSON.parse(BUNDLED_BATCHES) as readonly BatchProduct[];
}
