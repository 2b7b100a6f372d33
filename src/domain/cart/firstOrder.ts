import { fromCents, toCents } from '../money/money';
import { orderTotals } from '../delivery/orderTotals';
import type { DeliveryProvider } from '../delivery/providerSchema';
import type { NewCartItem } from './cart';
import { cartTotals } from './cartTotals';

type Terms = Pick<DeliveryProvider, 'deliveryFee' | 'taxRate' | 'deliveryTotalMinimum'>;

interface Buyer {
  provider: Terms | null;
  isMember: boolean;
}

/** Computes the price of one of each item, as cart and checkout do. */
export function firstOrderTotals(items: readonly NewCartItem[], { provider, isMember }: Buyer) {
  const subtotal = cartTotals(items.map((item) => ({ ...item, quantity: 1 }))).cartTotal;
  if (!provider) return { subtotal, due: null, missing: 0 };
  const { deliveryFee, taxRate, deliveryTotalMinimum } = provider;
  return {
    subtotal,
    /** Paid at the door. */
    due: orderTotals({ subtotal, deliveryFee: deliveryFee.amount, taxRate, isMember }),
    /** The amount by which these items are below the dispensary's minimum. */
    missing: Math.max(0, fromCents(toCents(deliveryTotalMinimum) - toCents(subtotal))),
  };
}

export type FirstOrderTotals = ReturnType<typeof firstOrderTotals>;
