import { useEffect } from 'react';
import { create } from 'zustand';
import type { Offers } from '../../domain/cart/availableItems';
import type { CartItem } from '../../domain/cart/cart';
import { takeOffers, type CartChange } from '../../domain/cart/takeOffers';
import { changeCart } from '../../state/cart';

const none: readonly CartChange[] = [];

const useChanges = create(() => ({ changes: none }));

const acknowledge = (): void => useChanges.setState({ changes: none });

/** Brings the stored cart up to date, be it another than the one on screen by now, and keeps what that changed. */
function bringUpToDate(offers: Offers): void {
  let found = none;
  changeCart((items) => {
    const taken = takeOffers(items, offers);
    found = taken.changes;
    return taken.items;
  });
  useChanges.setState(({ changes }) => ({ changes: [...changes, ...found] }));
}

/** S4-18: keeps the cart at the dispensary's prices and stock, and tells what that changed until it is acknowledged. */
export function useOfferChanges(items: readonly CartItem[], offers: Offers | null) {
  const changes = useChanges((state) => state.changes);
  // Whoever closes the panel has taken note.
  useEffect(() => acknowledge, []);
  useEffect(() => {
    // Another tab may bring in what it knows no price of.
    if (offers && takeOffers(items, offers).changes.length > 0) bringUpToDate(offers);
  }, [items, offers]);
  return { changes, acknowledge };
}
