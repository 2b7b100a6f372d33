import type { Product } from './productSchema';
import { defaultVariant } from './defaultVariant';

interface SelectableVariant {
  id: string;
  availability: Product['availability'];
  batches: readonly { batchId: string }[];
}

interface UrlParams {
  variant: string | null;
  batch: string | null;
}

export interface ProductSelection {
  variantId: string;
  /** Null selects the newest batch. */
  batchId: string | null;
  /** The requested variant if the product does not have it, else null. */
  unknownVariant: string | null;
  unknownBatch: string | null;
}

/** A batch in the URL selects its variant too. Unknown values fall back to the default. */
export function parseProductSelection(
  variants: readonly SelectableVariant[],
  { variant, batch }: UrlParams,
): ProductSelection {
  const requestedBatch = batch?.trim().toUpperCase();
  const owner = requestedBatch
    ? variants.find(({ batches }) => batches.some(({ batchId }) => batchId === requestedBatch))
    : undefined;
  const requestedVariant = variants.find(({ id }) => id === variant);
  return {
    variantId: (owner ?? requestedVariant ?? defaultVariant(variants)).id,
    batchId: owner ? requestedBatch! : null,
    unknownVariant: variant && !requestedVariant ? variant : null,
    unknownBatch: requestedBatch && !owner ? requestedBatch : null,
  };
}

export function writeProductSelection(
  variants: readonly SelectableVariant[],
  choice: Pick<ProductSelection, 'variantId' | 'batchId'>,
): string {
  const { variantId, batchId } = choice;
  const params = new Map<string, string>();
  if (variantId !== defaultVariant(variants).id) params.set('variant', variantId);
  if (batchId) params.set('batch', batchId);
  return [...params].map(([name, value], index) => `${index ? '&' : '?'}${name}=${encodeURIComponent(value)}`).join('');
}
