import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import type { Choice, PartProps } from './choice';

/** Hydrates the offer once it differs from the HTML: by an address, a chosen size, or the current month. */
export const opensOffer =
  ({ product, choice }: PartProps) =>
  (open: () => void): (() => void) => {
    const check = () => {
      const isChosen = choice.getState() !== choice.getInitialState();
      if (isChosen || useDeliveryPlace.getState().place || product.summary.comingSoonMonth !== null) open();
    };
    check();
    const stops = [choice.subscribe(check), useDeliveryPlace.subscribe(check)];
    return () => stops.forEach((stop) => stop());
  };

/** Hydrates a part once the URL or the shopper has chosen another size or batch. */
export const opensOnChoice =
  (choice: Choice) =>
  (open: () => void): (() => void) => {
    if (choice.getState() !== choice.getInitialState()) open();
    return choice.subscribe(open);
  };
