import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductView } from '../../../content/pages/pageContext';
import { readUrlParameter } from '../../../data/page/urlParameter';
import type { VariantOffer } from '../../../domain/catalogue/variantOffer';
import { parseProductSelection, type ProductSelection } from '../../../domain/catalogue/productSelection';

export interface ChoiceState extends ProductSelection {
  /** True if the lab report shows the current choice; its script loads later than the rest of the page. */
  isReportRendered: boolean;
  /** By variant id; null until the dispensary for the address has responded. */
  liveOffers: ReadonlyMap<string, VariantOffer> | null;
  /** True if the size or batch was chosen by the shopper or the URL. */
  isExplicit: boolean;
  /** The dispensary whose stock last determined the size; null before there was one. */
  preselectedForProviderId: string | null;
}

/**
 * The choice on a product page. A store rather than React state, because rendering the page again would discard the
 * HTML of parts that have not hydrated yet.
 */
export const createChoice = ({ variants }: ProductView) =>
  createStore<ChoiceState>(() => ({
    ...parseProductSelection(variants, { variant: null, batch: null }),
    isReportRendered: false,
    liveOffers: null,
    isExplicit: false,
    preselectedForProviderId: null,
  }));

export type ProductChoice = ReturnType<typeof createChoice>;

/** Selects from the choice; the component renders again only when the selected value changes. */
export const useChoice = <T>(choice: ProductChoice, select: (state: ChoiceState) => T): T => useStore(choice, select);

/** Props of every part of the page. */
export interface ProductPartProps {
  product: ProductView;
  choice: ProductChoice;
}

/** Applies the URL's choice after hydration, because the static HTML is the same for every choice. */
export function useChoiceFromUrl({ product, choice }: ProductPartProps): void {
  useEffect(() => {
    const parameters = { variant: readUrlParameter('variant'), batch: readUrlParameter('batch') };
    if (!parameters.variant && !parameters.batch) return;
    const selection = parseProductSelection(product.variants, parameters);
    const isExplicit = selection.batchId !== null || (parameters.variant !== null && selection.unknownVariant === null);
    choice.setState({ ...selection, isExplicit });
  }, [product, choice]);
}
