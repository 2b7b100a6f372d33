import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import type { DemoCatalogue } from '../../database/seed/demoStock';

/** The parts of `content/` that a server needs, as of the build. */
export interface BundledContent {
  catalogue: DemoCatalogue;
  batches: readonly BatchProduct[];
  /** ISO times at which scheduled content changes the site. */
  changes: readonly string[];
}

declare const BUNDLED_CONTENT: string;

/** Inlined by `npm run build:server`, so that its folder needs no content. Null when the server runs from its sources. */
export const bundledContent = (): BundledContent | null =>
  typeof BUNDLED_CONTENT === 'undefined' ? null : (JSON.parse(BUNDLED_CONTENT) as BundledContent);
