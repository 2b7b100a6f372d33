import { useMemo } from 'react';
import { cartTotals, orderableTotals } from '../../domain/cart/cartTotals';
import type { CartItem } from '../../domain/cart/cart';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { orderTotals } from '../../domain/delivery/orderTotals';
import { useCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery/delivery';
import { useReward } from './useReward';

/**
 * Calculates the order as the server will. Like the cart's subtotal, it leaves out items that the dispensary cannot
 * deliver.
 */
export function useOrder(delivery: Delivery, provider: DeliveryProvider) {
  const items = useCart((state) => state.items);
  const { offers } = delivery;
  const totals = useMemo(() => orderableTotals(items, offers), [items, offers]);
  const reward = useReward({
    provider,
    country: delivery.address?.country,
    subtotal: totals.cartTotal,
  });
  const chargesFor = (priced: readonly CartItem[], credit: number) =>
    orderTotals({
      subtotal: cartTotals(priced).cartTotal,
      deliveryFee: provider.deliveryFee.amount,
      taxRate: provider.taxRate,
      reward: credit,
    });
  return { items, totals, reward, charges: chargesFor(totals.items, reward.credit), chargesFor };
}

export type CheckoutOrder = ReturnType<typeof useOrder>;
