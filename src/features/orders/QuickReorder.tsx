import { useEffect } from 'react';
import type { Order } from '../../domain/order/orderSchema';
import { useOnline } from '../../state/hooks/useOnline';
import { useReorder } from './useReorder';

interface QuickReorderProps {
  order: Order;
  /** Called once: true if the cart now has all items, false if the shopper has to see a difference or a failure first. */
  onChecked: (isFilled: boolean) => void;
}

/** Fills the cart without asking if the same dispensary still has every item at the same price. */
export function QuickReorder({ order, onChecked }: QuickReorderProps) {
  const { lines, delivery, hasFailed, fillCart, isUnchanged } = useReorder(order);
  const isOnline = useOnline();
  // Offline, cached offers never become current.
  const isSettled = hasFailed || !isOnline || (lines !== null && (!delivery.provider || delivery.areOffersCurrent));
  useEffect(() => {
    if (!isSettled) return;
    if (isUnchanged) fillCart();
    onChecked(isUnchanged);
    // The parent unmounts this component in response, so later values never matter.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isSettled]);
  return null;
}
