import { useMemo } from 'react';
import { orderableTotals } from '../../domain/cart/cartTotals';
import { orderTotals } from '../../domain/delivery/orderTotals';
import { useCart } from '../../state/cart';
import { useDelivery } from '../../state/delivery/delivery';
import { useMedia } from '../../state/hooks/useMedia';
import { asIsland } from '../../state/QueryIsland';
import { desktopQuery } from '../../ui/theme/tokens';
import { OrderSummary } from './OrderSummary';

export const RegisterSummary = asIsland(SummaryContent);

/** The order, beside the form for a new account. A reward is known only after signing in. */
function SummaryContent() {
  const items = useCart((state) => state.items);
  const delivery = useDelivery();
  const isBeside = useMedia(desktopQuery);
  const { provider, offers } = delivery;
  const totals = useMemo(() => orderableTotals(items, offers), [items, offers]);
  if (!provider || totals.items.length === 0) return null;
  const charges = orderTotals({
    subtotal: totals.cartTotal,
    deliveryFee: provider.deliveryFee.amount,
    taxRate: provider.taxRate,
  });
  return <OrderSummary {...{ items, totals, charges, delivery, isBeside }} />;
}
