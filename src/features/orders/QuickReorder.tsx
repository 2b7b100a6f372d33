import { useEffect } from 'react';
import type { Order } from '../../domain/order/orderSchema';
import { useCart } from '../../state/cart';
import { useOnline } from '../../state/hooks/useOnline';
import { useReorder } from './useReorder';

interface QuickReorderProps {
  order: Order;
  /** Called once: true if the cart now has all items, false if the shopper has to confirm a change or see a failure first. */
  onChecked: (isFilled: boolean) => void;
}

/** A cart with some of the items may be from an earlier tap, or limited by the stock. */
function hasInCart({ items }: Order): boolean {
  useCart.sync();
  const inCart = new Set(useCart.getState().items.map(({ productVariantId }) => productVariantId));
  return items.some(({ productVariantId }) => inCart.has(productVariantId));
}

/**
 * Fills the cart without asking if the same dispensary still has every item at the same price, and the cart has none of
 * them.
 */
export function QuickReorder({ order, onChecked }: QuickReorderProps) {
  const { lines, delivery, hasFailed, fillCart, isUnchanged } = useReorder(order);
  const isOnline = useOnline();
  // Offline, cached offers never become current.
  const isSettled = hasFailed || !isOnline || (lines !== null && (!delivery.provider || delivery.areOffersCurrent));
  useEffect(() => {
    if (!isSettled) return;
    const canFill = isUnchanged && !hasInCart(order);
    if (canFill) fillCart();
    onChecked(canFill);
    // The parent unmounts this component in response, so later values never matter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSettled]);
  return null;
}
