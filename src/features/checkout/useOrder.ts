import { useMemo, useState } from 'react';
import { cartTotals, orderableTotals } from '../../domain/cart/cartTotals';
import type { CartItem } from '../../domain/cart/cart';
import type { DeliveryProvider } from '../../domain/delivery/providerSchema';
import { orderTotals } from '../../domain/delivery/orderTotals';
import { useWords } from '../../i18n/LocaleContext';
import { useCart } from '../../state/cart';
import type { Delivery } from '../../state/delivery/delivery';
import { useIsMember } from '../../state/session/useIsMember';
import { useReward } from './useReward';

/**
 * Calculates the order as the server will. Like the cart's subtotal, it leaves out items that the dispensary cannot
 * deliver.
 */
export function useOrder(delivery: Delivery, provider: DeliveryProvider) {
  const { locale } = useWords('account', 'order');
  const items = useCart((state) => state.items);
  const { offers } = delivery;
  const isMember = useIsMember(locale.country);
  const totals = useMemo(() => orderableTotals(items, offers), [items, offers]);
  const reward = useReward({
    provider,
    country: delivery.address?.country,
    subtotal: totals.cartTotal,
  });
  // An accepted fee holds until the order is sent. The membership may still load as it was when the page showed it.
  const [accepted, setAccepted] = useState<{ providerId: string; fee: number } | null>(null);
  const acceptedFee = accepted?.providerId === provider.id ? accepted.fee : undefined;
  /** `newFee` is the one that the server now asks for. */
  const chargesFor = (
    priced: readonly CartItem[],
    { credit, newFee }: { credit: number; newFee?: number | undefined },
  ) => {
    const fee = newFee ?? acceptedFee;
    return orderTotals({
      subtotal: cartTotals(priced).cartTotal,
      deliveryFee: fee ?? provider.deliveryFee.amount,
      taxRate: provider.taxRate,
      reward: credit,
      isMember: isMember && fee === undefined,
    });
  };
  return {
    items,
    totals,
    reward,
    charges: chargesFor(totals.items, { credit: reward.credit }),
    chargesFor,
    acceptFee: (fee: number) => setAccepted({ providerId: provider.id, fee }),
  };
}

export type CheckoutOrder = ReturnType<typeof useOrder>;
