import type { Product } from './productSchema';
import { firstVariant } from './variantOffer';

interface Sized {
  id: string;
  availability: Product['availability'];
  batches: readonly { batchId: string }[];
}

/** What an address asks for: '?variant=…&batch=…'. */
interface Asked {
  variant: string | null;
  batch: string | null;
}

export interface ProductChoice {
  variantId: string;
  /** Null for the newest. */
  batchId: string | null;
  /** What was asked for and is not there. */
  unknownVariant: string | null;
  unknownBatch: string | null;
}

/** A variant and batch out of an address. A batch is of one variant, and so chooses that too; what is unknown chooses nothing. */
export function chooseByAddress(variants: readonly Sized[], { variant, batch }: Asked): ProductChoice {
  const wanted = batch?.trim().toUpperCase();
  const owner = wanted ? variants.find(({ batches }) => batches.some(({ batchId }) => batchId === wanted)) : undefined;
  const named = variants.find(({ id }) => id === variant);
  return {
    variantId: (owner ?? named ?? firstVariant(variants)).id,
    batchId: owner ? wanted! : null,
    unknownVariant: variant && !named ? variant : null,
    unknownBatch: wanted && !owner ? wanted : null,
  };
}

/** The address's own words for a choice; none for what is chosen anyway: the size it opens on and the newest batch. */
export function choiceSearch(variants: readonly Sized[], choice: Pick<ProductChoice, 'variantId' | 'batchId'>): string {
  const { variantId, batchId } = choice;
  const asked = new Map<string, string>();
  if (variantId !== firstVariant(variants).id) asked.set('variant', variantId);
  if (batchId) asked.set('batch', batchId);
  return [...asked].map(([name, value], at) => `${at ? '&' : '?'}${name}=${encodeURIComponent(value)}`).join('');
}
