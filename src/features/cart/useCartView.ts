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
import { obstacleText } from './cartWords';
import { useOfferChanges } from './useOfferChanges';
import { useCartAnnouncements } from './useCartAnnouncements';

/** Fetches prices and stock when the cart opens, and everything when the network is back. */
function useFreshOffers({ refresh, refreshOffers }: Delivery): void {
  const open = useEffectEvent(refreshOffers);
  const back = useEffectEvent(refresh);
  useEffect(() => {
    open();
    return watchConnection(() => currentConnection() === 'online' && back());
  }, []);
}

/** Everything that the cart renders: its lines, which of them can be ordered, and the obstacle to ordering. */
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
  const words = obstacle && obstacleText(obstacle, { delivery, weight }, translator);
  const maxOf = useCallback((id: string) => maxQuantity(offers?.get(id)?.availableQuantity), [offers]);
  const subtotal = totals.cartTotal;
  useCartAnnouncements(
    useMemo(() => ({ items, subtotal, obstacle: words, changes, maxOf }), [items, subtotal, words, changes, maxOf]),
  );
  return { items, totals, delivery, changes, acknowledge, obstacle, obstacleWords: words, maxOf };
}

export type CartView = ReturnType<typeof useCartView>;
