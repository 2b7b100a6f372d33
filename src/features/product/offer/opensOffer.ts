import { useDeliveryPlace } from '../../../state/delivery/deliveryPlace';
import type { PartProps } from './choice';

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
