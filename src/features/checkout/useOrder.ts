import { useMemo } from 'react';
import { cartTotals } from '../../domain/cart/cartTotals';
import type { CartItem } from '../../domain/cart/cart';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { orderTotals } from '../../domain/order/orderTotals';
import { useCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery';
import { useReward } from './useReward';

/** D-17: what is ordered and what it comes to, as the server will work it out again. */
export function useOrder(delivery: Delivery, provider: DeliveryProvider) {
  const items = useCart((state) => state.items);
  const totals = useMemo(() => cartTotals(items), [items]);
  const reward = useReward({
    providerId: provider.id,
    country: delivery.address?.country,
    subtotal: totals.cartTotal,
  });
  const chargesOf = (priced: readonly CartItem[], credit: number) =>
    orderTotals({
      subtotal: cartTotals(priced).cartTotal,
      deliveryFee: provider.deliveryFee.amount,
      taxRate: provider.taxRate,
      reward: credit,
    });
  return { totals, reward, charges: chargesOf(items, reward.credit), chargesOf };
}

export type CheckoutOrder = ReturnType<typeof useOrder>;
