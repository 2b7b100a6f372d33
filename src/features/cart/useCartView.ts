import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { currentConnection, watchConnection } from '../../data/connection';
import { maxQuantity, type CartItem } from '../../domain/cart/cart';
import { cartWeight } from '../../domain/cart/cartError';
import { cartObstacle } from '../../domain/cart/cartObstacle';
import { orderableTotals } from '../../domain/cart/cartTotals';
import { useWords } from '../../i18n/LocaleContext';
import { useCart, changeCart } from '../../state/cart';
import { useDelivery, type Delivery } from '../../state/delivery/delivery';
import { useOnline } from '../../state/hooks/useOnline';
import { obstacleText } from './cartTexts';
import { announce } from '../../state/notifications/announcements';
import { cartAnnouncement, type AnnouncedCart } from './cartAnnouncement';
import { create } from 'zustand';
import type { ProviderOffers } from '../../domain/cart/availableItems';
import { applyOffers, type CartChange } from '../../domain/cart/applyOffers';

const noChanges: readonly CartChange[] = [];

const useChanges = create(() => ({ changes: noChanges }));

const acknowledge = (): void => useChanges.setState({ changes: noChanges });

/** Applies the offers to the stored cart, which another tab may have changed since this render. */
function applyToStoredCart(offers: ProviderOffers): void {
  let newChanges = noChanges;
  changeCart((items) => {
    const applied = applyOffers(items, offers);
    newChanges = applied.changes;
    return applied.items;
  });
  useChanges.setState(({ changes }) => ({ changes: [...changes, ...newChanges] }));
}

/** Keeps the cart at the dispensary's prices and stock. Returns changes until they are acknowledged. */
function useOfferChanges(items: readonly CartItem[], offers: ProviderOffers | null): readonly CartChange[] {
  const changes = useChanges((state) => state.changes);
  // Closing the panel counts as acknowledging.
  useEffect(() => acknowledge, []);
  useEffect(() => {
    // Compares each time the items change, because another tab may add an item at an old price.
    if (offers && applyOffers(items, offers).changes.length > 0) applyToStoredCart(offers);
  }, [items, offers]);
  return changes;
}

/** Longer than the repeat interval of a held key, so that only the final value is announced. */
const announceDelayMs = 500;

/** When the panel opens, announces only the item just added and an obstacle. */
function baselineCart(cart: AnnouncedCart): AnnouncedCart {
  const { added } = useCart.getState();
  useCart.setState({ added: null });
  const items = cart.items.filter(({ productVariantId }) => productVariantId !== added);
  return { ...cart, items, subtotal: added ? 0 : cart.subtotal, obstacle: null };
}

/** Announces every change in the page's live region, including those made by another tab or the dispensary. */
function useCartAnnouncements(cart: AnnouncedCart): void {
  const words = useWords('account', 'order');
  const announced = useRef<AnnouncedCart | null>(null);
  const announceChanges = useEffectEvent((now: AnnouncedCart) => {
    const text = cartAnnouncement(announced.current!, now, words);
    announced.current = now;
    if (text) announce(text);
  });
  useEffect(() => {
    announced.current ??= baselineCart(cart);
    const timer = setTimeout(() => announceChanges(cart), announceDelayMs);
    return () => clearTimeout(timer);
  }, [cart]);
}

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
  const changes = useOfferChanges(items, areOffersCurrent ? offers : null);
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
