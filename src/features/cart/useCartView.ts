import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import { currentConnection, watchConnection } from '../../data/connection';
import { maxQuantity } from '../../domain/cart/cart';
import { cartWeight } from '../../domain/cart/cartError';
import { cartObstacle } from '../../domain/cart/cartObstacle';
import { orderableTotals } from '../../domain/cart/cartTotals';
import { useWords } from '../../i18n/LocaleContext';
import { useCart } from '../../state/cart';
import { useDelivery, type Delivery } from '../../state/delivery/delivery';
import { useOnline } from '../../state/hooks/useOnline';
import { obstacleText } from './cartTexts';
import { useOfferChanges } from './useOfferChanges';
import { useCartAnnouncements } from './useCartAnnouncements';

/** Refetches prices and stock when the cart opens, and everything after a reconnect. */
function useFreshOffers({ refresh, refreshOffers }: Delivery): void {
  const onOpen = useEffectEvent(refreshOffers);
  const onReconnect = useEffectEvent(refresh);
  useEffect(() => {
    onOpen();
    return watchConnection(() => currentConnection() === 'online' && onReconnect());
  }, []);
}

export function useCartView() {
  const translator = useWords('account', 'order');
  const items = useCart((state) => state.items);
  const isOnline = useOnline();
  const delivery = useDelivery();
  const { place, provider, offers, loading, failed, isProviderKnown, areOffersCurrent } = delivery;
  const { changes, acknowledge } = useOfferChanges(items, areOffersCurrent ? offers : null);
  const totals = useMemo(() => orderableTotals(items, offers), [items, offers]);
  useFreshOffers(delivery);

  const obstacle = cartObstacle({
    totals,
    hasAddress: place !== null,
    provider,
    isOnline,
    isLoading: loading !== null,
    hasFailed: failed !== null,
    isKnown: isProviderKnown && (!provider || offers !== null),
    hasAvailable: totals.items.length > 0,
  });
  const weight = provider && cartWeight(totals, provider);
  const obstacleMessage = obstacle && obstacleText(obstacle, { delivery, weight }, translator);
  const maxQuantityFor = useCallback((id: string) => maxQuantity(offers?.get(id)?.availableQuantity), [offers]);
  const subtotal = totals.cartTotal;
  useCartAnnouncements(
    useMemo(
      () => ({ items, subtotal, obstacle: obstacleMessage, changes, maxQuantityFor }),
      [items, subtotal, obstacleMessage, changes, maxQuantityFor],
    ),
  );
  return { items, totals, delivery, changes, acknowledge, obstacle, obstacleMessage, maxQuantityFor };
}

export type CartView = ReturnType<typeof useCartView>;
