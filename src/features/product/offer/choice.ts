import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductView, VariantView } from '../../../content/pages/pageContext';
import { parseProductSelection, type ProductSelection } from '../../../domain/catalogue/productChoice';
import { defaultVariantInStock, variantPrice, type VariantOffer } from '../../../domain/catalogue/variantOffer';
import { readUrlParameter, setUrlParameter } from '../../../data/page/urlParameter';

interface ChoiceState extends ProductSelection {
  /** True if the lab report shows the current choice; its script loads later than the rest of the page. */
  isReportDrawn: boolean;
  /** By variant id; null until the dispensary for the address has responded. */
  live: ReadonlyMap<string, VariantOffer> | null;
  /** True if the size or batch was chosen by the shopper or the URL. */
  isOwnChoice: boolean;
  /** The dispensary whose stock last determined the size; null before there was one. */
  openedAt: string | null;
}

/**
 * The choice on a product page. A store rather than React state, because rendering the page again would discard the
 * HTML of parts that have not hydrated yet.
 */
export const createChoice = ({ variants }: ProductView) =>
  createStore<ChoiceState>(() => ({
    ...parseProductSelection(variants, { variant: null, batch: null }),
    isReportDrawn: false,
    live: null,
    isOwnChoice: false,
    openedAt: null,
  }));

export type Choice = ReturnType<typeof createChoice>;

/** Selects from the choice; the component renders again only when the selected value changes. */
export const useChosen = <T>(choice: Choice, select: (state: ChoiceState) => T): T => useStore(choice, select);

/** Props of every part of the page. */
export interface PartProps {
  product: ProductView;
  choice: Choice;
}

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

/** Applies the URL's choice after hydration, because the static HTML is the same for every choice. */
export function useChoiceOfAddress({ product, choice }: PartProps): void {
  useEffect(() => {
    const asked = { variant: readUrlParameter('variant'), batch: readUrlParameter('batch') };
    if (!asked.variant && !asked.batch) return;
    const asksFor = parseProductSelection(product.variants, asked);
    const isOwnChoice = asksFor.batchId !== null || (asked.variant !== null && asksFor.unknownVariant === null);
    choice.setState({ ...asksFor, isOwnChoice });
  }, [product, choice]);
}
