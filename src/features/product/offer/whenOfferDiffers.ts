import { storageKeys } from '../../../data/storage';
import { whenStored } from '../../../data/whenStored';
import type { ProductChoice, ProductPartProps } from './choice';

/** Hydrates a part once the URL or the shopper has chosen another size or batch. */
export const whenChoiceChanges =
  (choice: ProductChoice) =>
  (open: () => void): (() => void) => {
    if (choice.getState() !== choice.getInitialState()) open();
    return choice.subscribe(open);
  };

/** Hydrates the offer once it differs from the HTML: by an address, a chosen size, or the current month. */
export const whenOfferDiffers =
  ({ product, choice }: ProductPartProps) =>
  (open: () => void): (() => void) => {
    if (product.summary.comingSoonMonth !== null) open();
    const cleanups = [whenChoiceChanges(choice)(open), whenStored([storageKeys.deliveryPlace], open)];
    return () => cleanups.forEach((cleanup) => cleanup());
  };
