import type { Product } from './productSchema';
import { defaultVariant } from './variantOffer';

interface Sized {
  id: string;
  availability: Product['availability'];
  batches: readonly { batchId: string }[];
}

/** The parameters of a URL: '?variant=…&batch=…'. */
interface Asked {
  variant: string | null;
  batch: string | null;
}

export interface ProductSelection {
  variantId: string;
  /** Null means the newest batch. */
  batchId: string | null;
  /** Requested but not found. */
  unknownVariant: string | null;
  unknownBatch: string | null;
}

/**
 * Finds the variant and batch in a URL. A batch belongs to one variant and selects it too. Unknown values fall back to
 * the default.
 */
export function parseProductSelection(variants: readonly Sized[], { variant, batch }: Asked): ProductSelection {
  const wanted = batch?.trim().toUpperCase();
  const owner = wanted ? variants.find(({ batches }) => batches.some(({ batchId }) => batchId === wanted)) : undefined;
  const named = variants.find(({ id }) => id === variant);
  return {
    variantId: (owner ?? named ?? defaultVariant(variants)).id,
    batchId: owner ? wanted! : null,
    unknownVariant: variant && !named ? variant : null,
    unknownBatch: wanted && !owner ? wanted : null,
  };
}

/** The URL parameters of a choice, omitting the defaults: the initial size and the newest batch. */
export function writeProductSelection(
  variants: readonly Sized[],
  choice: Pick<ProductSelection, 'variantId' | 'batchId'>,
): string {
  const { variantId, batchId } = choice;
  const asked = new Map<string, string>();
  if (variantId !== defaultVariant(variants).id) asked.set('variant', variantId);
  if (batchId) asked.set('batch', batchId);
  return [...asked].map(([name, value], at) => `${at ? '&' : '?'}${name}=${encodeURIComponent(value)}`).join('');
}
