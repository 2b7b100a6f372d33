import type { VariantView } from '../../../content/pages/pageContext';
import { setUrlParameter } from '../../../data/page/urlParameter';
import { parseProductSelection } from '../../../domain/catalogue/productSelection';
import { defaultVariantInStock, variantPrice } from '../../../domain/catalogue/variantOffer';
import { useChosen, type Choice, type ChoiceState, type PartProps } from './choice';

export function useVariant({ product, choice }: PartProps): VariantView {
  const id = useChosen(choice, (state) => state.variantId);
  return product.variants.find((variant) => variant.id === id) ?? product.variants[0]!;
}

/** The availability of a size without an address. */
export const availabilityWithoutAddress = {
  available: null,
  'sold-out': 'SOLDOUT',
  'coming-soon': 'COMING_SOON',
} as const;

/** The price of a variant, the same in every part of the page. */
export function usePriceOf(choice: Choice): (variant: VariantView) => number | null {
  const live = useChosen(choice, (state) => state.live);
  return (variant) => variantPrice(variant, live?.get(variant.id));
}

/** Chooses a size and its newest batch, on the page and in the URL. */
export function chooseVariant({ choice }: Pick<PartProps, 'choice'>, variantId: string): void {
  choice.setState({ variantId, batchId: null, unknownVariant: null, unknownBatch: null, isOwnChoice: true });
  // Set even for the preselected size, because another dispensary may preselect a different one.
  setUrlParameter('variant', variantId);
  setUrlParameter('batch', '');
}

export function chooseBatch({ choice }: Pick<PartProps, 'choice'>, batchId: string): void {
  choice.setState({ batchId, unknownBatch: null, isOwnChoice: true });
  setUrlParameter('batch', batchId);
}

/** Chooses a batch of any size, and with it the size. */
export function chooseReport({ product, choice }: PartProps, batchId: string): void {
  const chosen = parseProductSelection(product.variants, { variant: null, batch: batchId });
  choice.setState({ ...chosen, isOwnChoice: true });
  setUrlParameter('variant', chosen.variantId);
  setUrlParameter('batch', batchId);
}

/**
 * Applies a dispensary's offers. Until the shopper chooses, the page preselects a size that is available there. Later
 * stock changes never change the selected size.
 */
export function applyOffersToChoice(
  { product, choice }: PartProps,
  live: ChoiceState['live'],
  providerId: string | null,
): void {
  const { isOwnChoice, openedAt } = choice.getState();
  if (!live || !providerId || isOwnChoice || openedAt === providerId) {
    choice.setState({ live });
    return;
  }
  choice.setState({ live, variantId: defaultVariantInStock(product.variants, live).id, openedAt: providerId });
}
