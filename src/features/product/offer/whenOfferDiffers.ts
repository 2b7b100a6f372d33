import { storageKeys } from '../../../data/storage';
import { onStoredValue } from '../../../data/onStoredValue';
import type { ProductChoice, ProductSectionProps } from './choice';

/** Hydration trigger: fires when the URL or the shopper selects another size or batch. */
export const whenChoiceChanges =
  (choice: ProductChoice) =>
  (open: () => void): (() => void) => {
    if (choice.getState() !== choice.getInitialState()) open();
    return choice.subscribe(open);
  };

/** Hydration trigger: fires when an address, a selected size or the current month makes the static offer wrong. */
export const whenOfferDiffers =
  ({ product, choice }: ProductSectionProps) =>
  (open: () => void): (() => void) => {
    if (product.summary.comingSoonMonth !== null) open();
    const cleanups = [whenChoiceChanges(choice)(open), onStoredValue([storageKeys.deliveryPlace], open)];
    return () => cleanups.forEach((cleanup) => cleanup());
  };
