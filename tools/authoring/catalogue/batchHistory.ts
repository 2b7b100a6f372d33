import type { Batch } from '../../../src/domain/catalogue/batchSchema';
import type { Product } from '../../../src/domain/catalogue/productSchema';
import { addDays } from './calendar';
import { failedBatches, recalls } from './data/failedBatches';
import { withFailure } from './findings';

const idOfLot = (id: string, lot: number): string => id.replace(/\d+$/, String(lot).padStart(3, '0'));

/** The lot before a sold one: it failed a test, and the sold lot replaced it. */
function failedBefore(
  sold: Batch,
  taken: ReadonlySet<string>,
  failure: (typeof failedBatches)[number]['failure'],
): Batch {
  let lot = 901;
  while (taken.has(idOfLot(sold.batchId, lot))) lot += 1;
  const batchId = idOfLot(sold.batchId, lot);
  const { packagedOn, collectedOn, receivedOn, testedOn } = sold;
  const earlier = (day: string) => addDays(day, -2);
  return {
    ...sold,
    batchId,
    status: 'failed',
    sampleId: sold.sampleId.replace(/\d{6}-\d+$/, `${earlier(collectedOn).replaceAll('-', '').slice(2)}-${lot + 4000}`),
    packagedOn: earlier(packagedOn),
    collectedOn: earlier(collectedOn),
    receivedOn: earlier(receivedOn),
    testedOn: earlier(testedOn),
    contaminants: withFailure(sold.contaminants, failure),
  };
}

/** Adds the batches that were never sold, and marks those that were recalled. */
export function withHistory(batches: readonly Batch[], products: readonly Product[]): Batch[] {
  const taken = new Set(batches.map(({ batchId }) => batchId));
  const soldOf = (slug: string, jurisdiction?: Batch['jurisdiction']): Batch => {
    const variant = products.find((product) => product.slug === slug)?.variants[0];
    const own = batches.filter(
      (batch) => batch.productVariantId === variant?.id && (!jurisdiction || batch.jurisdiction === jurisdiction),
    );
    const oldest = own.sort((a, b) => a.packagedOn.localeCompare(b.packagedOn))[0];
    if (!oldest)
      throw new Error(`failedBatches.ts: expected a pod with a batch, got ${slug} in ${jurisdiction ?? 'any state'}`);
    return oldest;
  };
  const failed = failedBatches.map(({ slug, jurisdiction, failure }) =>
    failedBefore(soldOf(slug, jurisdiction), taken, failure),
  );
  const recallOf = new Map(recalls.map(({ slug, ...recall }) => [soldOf(slug).batchId, recall]));
  const sold = batches.map((batch) => {
    const recall = recallOf.get(batch.batchId);
    return recall ? { ...batch, recall } : batch;
  });
  return [...sold, ...failed];
}
