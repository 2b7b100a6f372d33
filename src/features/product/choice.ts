import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductView, VariantView } from '../../content/pageContext';
import { readAddressQuery, setAddressQuery } from '../../data/page/addressQuery';
import { chooseByAddress, type ProductChoice } from '../../domain/catalogue/productChoice';
import { firstVariantAt, variantPrice, type VariantOffer } from '../../domain/catalogue/variantOffer';

interface ChoiceState extends ProductChoice {
  /** Whether the lab report follows the choice: its script runs later than the rest of the page. */
  isReportDrawn: boolean;
  /** By the variant's id; null until an address's dispensary has answered. */
  live: ReadonlyMap<string, VariantOffer> | null;
  /** Whether the shopper, or the page's address, chose the size or the batch. */
  isOwnChoice: boolean;
  /** The dispensary whose stock the size was last chosen by; null before there was one. */
  openedAt: string | null;
}

/**
 * What is chosen on a product's page. A store and not the page's state: the parts below are HTML that waits for its
 * script, and would be thrown away if the page around them were drawn anew.
 */
export const createChoice = ({ variants }: ProductView) =>
  createStore<ChoiceState>(() => ({
    ...chooseByAddress(variants, { variant: null, batch: null }),
    isReportDrawn: false,
    live: null,
    isOwnChoice: false,
    openedAt: null,
  }));

export type Choice = ReturnType<typeof createChoice>;

/** What is chosen, as far as a part of the page looks at it. */
export const useChosen = <T>(choice: Choice, select: (state: ChoiceState) => T): T => useStore(choice, select);

/** What each part of the page is given. */
export interface PartProps {
  product: ProductView;
  choice: Choice;
}

/** The variant that is chosen. */
export function useVariant({ product, choice }: PartProps): VariantView {
  const id = useChosen(choice, (state) => state.variantId);
  return product.variants.find((variant) => variant.id === id) ?? product.variants[0]!;
}

/** What is known of a size without an address. */
export const ownState = { available: null, 'sold-out': 'SOLDOUT', 'coming-soon': 'COMING_SOON' } as const;

/** The price of the chosen variant or of another: the same number in every part of the page. */
export function usePriceOf(choice: Choice): (variant: VariantView) => number | null {
  const live = useChosen(choice, (state) => state.live);
  return (variant) => variantPrice(variant, live?.get(variant.id));
}

/** Chooses a size, and its newest batch, here and in the address. */
export function chooseVariant({ choice }: Pick<PartProps, 'choice'>, variantId: string): void {
  choice.setState({ variantId, batchId: null, unknownVariant: null, unknownBatch: null, isOwnChoice: true });
  // Also the size it opens on: at another dispensary that may be another one.
  setAddressQuery('variant', variantId);
  setAddressQuery('batch', '');
}

/** Chooses a batch of the chosen size. */
export function chooseBatch({ choice }: Pick<PartProps, 'choice'>, batchId: string): void {
  choice.setState({ batchId, unknownBatch: null, isOwnChoice: true });
  setAddressQuery('batch', batchId);
}

/** Chooses a batch of any size, and that size with it. */
export function chooseReport({ product, choice }: PartProps, batchId: string): void {
  const chosen = chooseByAddress(product.variants, { variant: null, batch: batchId });
  choice.setState({ ...chosen, isOwnChoice: true });
  setAddressQuery('variant', chosen.variantId);
  setAddressQuery('batch', batchId);
}

/**
 * Takes over what a dispensary says of each size. The page opens on one that can be had there, until the shopper chooses;
 * stock that changes later never changes the size that is on screen.
 */
export function openAt({ product, choice }: PartProps, live: ChoiceState['live'], providerId: string | null): void {
  const { isOwnChoice, openedAt } = choice.getState();
  if (!live || !providerId || isOwnChoice || openedAt === providerId) {
    choice.setState({ live });
    return;
  }
  choice.setState({ live, variantId: firstVariantAt(product.variants, live).id, openedAt: providerId });
}

/** Takes the choice over from the address, once the page is alive: its HTML is the same for every choice. */
export function useChoiceOfAddress({ product, choice }: PartProps): void {
  useEffect(() => {
    const asked = { variant: readAddressQuery('variant'), batch: readAddressQuery('batch') };
    if (!asked.variant && !asked.batch) return;
    const asksFor = chooseByAddress(product.variants, asked);
    const isOwnChoice = asksFor.batchId !== null || (asked.variant !== null && asksFor.unknownVariant === null);
    choice.setState({ ...asksFor, isOwnChoice });
  }, [product, choice]);
}
