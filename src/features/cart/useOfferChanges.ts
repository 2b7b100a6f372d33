import { useEffect } from 'react';
import { create } from 'zustand';
import type { ProviderOffers } from '../../domain/cart/availableItems';
import type { CartItem } from '../../domain/cart/cart';
import { applyOffers, type CartChange } from '../../domain/cart/applyOffers';
import { changeCart } from '../../state/cart';

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
export function useOfferChanges(items: readonly CartItem[], offers: ProviderOffers | null) {
  const changes = useChanges((state) => state.changes);
  // Closing the panel counts as acknowledging.
  useEffect(() => acknowledge, []);
  useEffect(() => {
    // Compares each time the items change, because another tab may add an item at an old price.
    if (offers && applyOffers(items, offers).changes.length > 0) applyToStoredCart(offers);
  }, [items, offers]);
  return { changes, acknowledge };
}
