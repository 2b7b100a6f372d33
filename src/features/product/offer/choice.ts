import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductView } from '../../../content/pages/pageContext';
import { readUrlParameter } from '../../../data/page/urlParameter';
import type { VariantOffer } from '../../../domain/catalogue/variantOffer';
import { parseProductSelection, type ProductSelection } from '../../../domain/catalogue/productSelection';

export interface ChoiceState extends ProductSelection {
  /** The report's script loads later than the page, so the report may lag behind the choice. */
  isReportRendered: boolean;
  /** Keyed by variant id. Null until the dispensary has responded. */
  liveOffers: ReadonlyMap<string, VariantOffer> | null;
  /** True once the shopper or the URL chose a size or batch. */
  isExplicit: boolean;
  /** The dispensary whose stock last preselected a size. */
  preselectedForProviderId: string | null;
}

/**
 * The selected size and batch of a product page. A store instead of React state, because rerendering the page would
 * discard the HTML of parts that have not hydrated yet.
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

export const useChoice = <T>(choice: ProductChoice, select: (state: ChoiceState) => T): T => useStore(choice, select);

export interface ProductSectionProps {
  product: ProductView;
  choice: ProductChoice;
}

/** Runs after hydration, because the static HTML is the same for every URL. */
export function useChoiceFromUrl({ product, choice }: ProductSectionProps): void {
  useEffect(() => {
    const parameters = { variant: readUrlParameter('variant'), batch: readUrlParameter('batch') };
    if (!parameters.variant && !parameters.batch) return;
    const selection = parseProductSelection(product.variants, parameters);
    const isExplicit = selection.batchId !== null || (parameters.variant !== null && selection.unknownVariant === null);
    choice.setState({ ...selection, isExplicit });
  }, [product, choice]);
}
