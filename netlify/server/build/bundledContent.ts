import { scheduledTimes } from '../../../src/content/source/readContent';
import type { LegalDates } from '../../../src/domain/account/currentTermsSchema';
import type { Dispensary } from '../../../src/domain/delivery/citySchema';
import type { BatchProduct } from '../../../src/domain/catalogue/batchProduct';
import type { DemoCatalogue } from '../../database/seed/demoStock';
import { readBatches } from './readBatches';
import { readCatalogue } from './readCatalogue';
import { readListedDispensaries } from './readListedDispensaries';
import { readLegalDates, readTermsVersion } from './readTermsVersion';

/** The parts of `content/` that functions and a bundled server need, as of the build. */
export interface BundledContent {
  catalogue: DemoCatalogue;
  batches: readonly BatchProduct[];
  termsVersion: string;
  legalDates: LegalDates;
  listedDispensaries: readonly Dispensary[];
  /** ISO times at which scheduled content changes the site. */
  changes: readonly string[];
}

export function readBundledContent(content: string, now: Date): BundledContent {
  const catalogue = readCatalogue(content, now);
  const changes = scheduledTimes(content, now).map((change) => change.toISOString());
  const termsVersion = readTermsVersion(content, now);
  const legalDates = readLegalDates(content, now);
  const listedDispensaries = readListedDispensaries(content, now);
  return { catalogue, batches: readBatches(content, catalogue), termsVersion, legalDates, listedDispensaries, changes };
}

declare const BUNDLED_CONTENT: string;

/** Inlined by `npm run build:server`, so that its folder needs no content. Null when the server runs from its sources. */
export const bundledContent = (): BundledContent | null =>
  typeof BUNDLED_CONTENT === 'undefined' ? null : (JSON.parse(BUNDLED_CONTENT) as BundledContent);
