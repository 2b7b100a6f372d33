import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductView } from '../../../content/pages/pageContext';
import { readUrlParameter } from '../../../data/page/urlParameter';
import type { VariantOffer } from '../../../domain/catalogue/variantOffer';
import { parseProductSelection, type ProductSelection } from '../../../domain/catalogue/productSelection';

export interface ChoiceState extends ProductSelection {
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
