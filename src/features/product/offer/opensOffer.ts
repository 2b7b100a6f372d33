import { storageKeys } from '../../../data/storage';
import { onStoredValue } from '../../../data/onStoredValue';
import type { Choice, PartProps } from './choice';

/** Hydrates a part once the URL or the shopper has chosen another size or batch. */
export const opensOnChoice =
  (choice: Choice) =>
  (open: () => void): (() => void) => {
    if (choice.getState() !== choice.getInitialState()) open();
    return choice.subscribe(open);
  };

/** Hydrates the offer once it differs from the HTML: by an address, a chosen size, or the current month. */
export const opensOffer =
  ({ product, choice }: PartProps) =>
  (open: () => void): (() => void) => {
    if (product.summary.comingSoonMonth !== null) open();
    const stops = [opensOnChoice(choice)(open), onStoredValue([storageKeys.deliveryPlace], open)];
    return () => stops.forEach((stop) => stop());
  };
