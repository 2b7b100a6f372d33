import type { VariantView } from '../../../content/pages/pageContext';
import { setUrlParameter } from '../../../data/page/urlParameter';
import { parseProductSelection } from '../../../domain/catalogue/productSelection';
import { defaultVariantInStock, variantPrice } from '../../../domain/catalogue/variantOffer';
import { useChoice, type ProductChoice, type ChoiceState, type ProductSectionProps } from './choice';

export function useChosenVariant({ product, choice }: ProductSectionProps): VariantView {
  const id = useChoice(choice, (state) => state.variantId);
  return product.variants.find((variant) => variant.id === id) ?? product.variants[0]!;
}

/** The availability that content states, used until there is an address. */
export const stateByAvailability = {
  available: null,
  'sold-out': 'SOLDOUT',
  'coming-soon': 'COMING_SOON',
} as const;

/** Returns a function from variant to price, preferring the dispensary's price over the suggested one. */
export function useVariantPrices(choice: ProductChoice): (variant: VariantView) => number | null {
  const liveOffers = useChoice(choice, (state) => state.liveOffers);
  return (variant) => variantPrice(variant, liveOffers?.get(variant.id));
}

/** Selects a size and its newest batch, in the store and the URL. */
export function chooseVariant({ choice }: Pick<ProductSectionProps, 'choice'>, variantId: string): void {
  choice.setState({ variantId, batchId: null, unknownVariant: null, unknownBatch: null, isExplicit: true });
  // Written even for the default size, because another dispensary may preselect a different one.
  setUrlParameter('variant', variantId);
  setUrlParameter('batch', '');
}

export function chooseBatch({ choice }: Pick<ProductSectionProps, 'choice'>, batchId: string): void {
  choice.setState({ batchId, unknownBatch: null, isExplicit: true });
  setUrlParameter('batch', batchId);
}

/** Selects a batch and the size that it belongs to. */
export function chooseReport({ product, choice }: ProductSectionProps, batchId: string): void {
  const chosen = parseProductSelection(product.variants, { variant: null, batch: batchId });
  choice.setState({ ...chosen, isExplicit: true });
  setUrlParameter('variant', chosen.variantId);
  setUrlParameter('batch', batchId);
}

/**
 * Stores a dispensary's offers. Until the shopper chooses a size, this preselects one that is in stock; later stock
 * changes never change the selection.
 */
export function applyOffersToChoice(
  { product, choice }: ProductSectionProps,
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
