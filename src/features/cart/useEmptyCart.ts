import { useState } from 'react';
import type { CartItem } from '../../domain/cart/cart';
import { countItems } from '../../domain/cart/cartTotals';
import { changeCart, emptyCart } from '../../state/cart';

/** Empties the cart and keeps the removed items for undo until the panel closes. */
export function useEmptyCart(items: readonly CartItem[], afterwards: () => void) {
  const [taken, setTaken] = useState<readonly CartItem[]>([]);
  const empty = () => {
    setTaken(items);
    emptyCart();
    afterwards();
  };
  const undo = () => {
    changeCart(() => taken);
    setTaken([]);
    afterwards();
  };
  return { takenCount: countItems(taken), empty, undo };
}
