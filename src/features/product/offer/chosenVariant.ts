import type { VariantView } from '../../../content/pages/pageContext';
import { setUrlParameter } from '../../../data/page/urlParameter';
import { parseProductSelection } from '../../../domain/catalogue/productSelection';
import { defaultVariantInStock, variantPrice } from '../../../domain/catalogue/variantOffer';
import { useChoice, type ProductChoice, type ChoiceState, type ProductPartProps } from './choice';

export function useChosenVariant({ product, choice }: ProductPartProps): VariantView {
  const id = useChoice(choice, (state) => state.variantId);
  return product.variants.find((variant) => variant.id === id) ?? product.variants[0]!;
}

/** The availability of a size without an address. */
export const availabilityWithoutAddress = {
  available: null,
  'sold-out': 'SOLDOUT',
  'coming-soon': 'COMING_SOON',
} as const;

/** The price of a variant, the same in every part of the page. */
export function useVariantPrices(choice: ProductChoice): (variant: VariantView) => number | null {
  const liveOffers = useChoice(choice, (state) => state.liveOffers);
  return (variant) => variantPrice(variant, liveOffers?.get(variant.id));
}

/** Chooses a size and its newest batch, on the page and in the URL. */
export function chooseVariant({ choice }: Pick<ProductPartProps, 'choice'>, variantId: string): void {
  choice.setState({ variantId, batchId: null, unknownVariant: null, unknownBatch: null, isExplicit: true });
  // Set even for the preselected size, because another dispensary may preselect a different one.
  setUrlParameter('variant', variantId);
  setUrlParameter('batch', '');
}

export function chooseBatch({ choice }: Pick<ProductPartProps, 'choice'>, batchId: string): void {
  choice.setState({ batchId, unknownBatch: null, isExplicit: true });
  setUrlParameter('batch', batchId);
}

/** Chooses a batch of any size, and with it the size. */
export function chooseReport({ product, choice }: ProductPartProps, batchId: string): void {
  const chosen = parseProductSelection(product.variants, { variant: null, batch: batchId });
  choice.setState({ ...chosen, isExplicit: true });
  setUrlParameter('variant', chosen.variantId);
  setUrlParameter('batch', batchId);
}

/**
 * Applies a dispensary's offers. Until the shopper chooses, the page preselects a size that is available there. Later
 * stock changes never change the selected size.
 */
export function applyOffersToChoice(
  { product, choice }: ProductPartProps,
  liveOffers: ChoiceState['liveOffers'],
  providerId: string | null,
): void {
  const { isExplicit, preselectedForProviderId } = choice.getState();
  if (!liveOffers || !providerId || isExplicit || preselectedForProviderId === providerId) {
    choice.setState({ liveOffers });
    return;
  }
  choice.setState({
    liveOffers,
    variantId: defaultVariantInStock(product.variants, liveOffers).id,
    preselectedForProviderId: providerId,
  });
}
