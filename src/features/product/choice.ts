import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';
import type { ProductView, VariantView } from '../../content/pageContext';
import { readAddressQuery, setAddressQuery } from '../../data/page/addressQuery';
import type { ItemAvailability } from '../../domain/catalogue/itemAvailability';
import { chooseByAddress, type ProductChoice } from '../../domain/catalogue/productChoice';

/** What the dispensary of the shopper's address says of a variant. */
export interface LiveVariant {
  state: ItemAvailability;
  /** Dollars. */
  price: number | null;
  stock: number | null;
}

interface ChoiceState extends ProductChoice {
  /** By the variant's id; null until an address's dispensary has answered. */
  live: ReadonlyMap<string, LiveVariant> | null;
}

/**
 * What is chosen on a product's page. A store and not the page's state: the parts below are HTML that waits for its
 * script, and would be thrown away if the page around them were drawn anew.
 */
export const createChoice = ({ variants }: ProductView) =>
  createStore<ChoiceState>(() => ({ ...chooseByAddress(variants, { variant: null, batch: null }), live: null }));

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

/** Chooses a size, and its newest batch, here and in the address. */
export function chooseVariant({ product, choice }: PartProps, variantId: string): void {
  choice.setState({ variantId, batchId: null, unknownVariant: null, unknownBatch: null });
  setAddressQuery('variant', variantId === product.variants[0]!.id ? '' : variantId);
  setAddressQuery('batch', '');
}

/** Chooses a batch of the chosen size. */
export function chooseBatch({ choice }: Pick<PartProps, 'choice'>, batchId: string): void {
  choice.setState({ batchId, unknownBatch: null });
  setAddressQuery('batch', batchId);
}

/** Takes the choice over from the address, once the page is alive: its HTML is the same for every choice. */
export function useChoiceOfAddress({ product, choice }: PartProps): void {
  useEffect(() => {
    const asked = { variant: readAddressQuery('variant'), batch: readAddressQuery('batch') };
    if (asked.variant || asked.batch) choice.setState(chooseByAddress(product.variants, asked));
  }, [product, choice]);
}
