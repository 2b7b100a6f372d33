import { cartError, type CartError, type CartSituation } from './cartError';

/** What stands against placing an order: an error of the cart, or that not everything is known which it depends on. */
export type CartObstacle = CartError | 'OFFLINE' | 'LOADING' | 'FAILED' | 'NONE_AVAILABLE';

interface OrderSituation extends CartSituation {
  isOnline: boolean;
  /** Whether the address, its provider or what that has is being looked up. */
  isLoading: boolean;
  /** Whether one of them could not be. */
  hasFailed: boolean;
  /** Whether the address's provider and what that has are known, be it that there is none. */
  isKnown: boolean;
  hasAvailable: boolean;
}

/**
 * S4-21: the first thing that stands against placing an order, or null. What could not be looked up is never taken for an
 * error of the cart: an address is out of range (S4-10) only once its providers are known to be none.
 */
export function cartObstacle(situation: OrderSituation): CartObstacle | null {
  const { totals, hasAddress, isOnline, isLoading, hasFailed, isKnown, hasAvailable } = situation;
  if (totals.isCartEmpty) return 'EMPTY_CART';
  if (!isOnline) return 'OFFLINE';
  if (isLoading) return 'LOADING';
  if (hasFailed) return 'FAILED';
  // Paused: the browser has only just come back, or says that it has a network and has none.
  if (hasAddress && !isKnown) return 'OFFLINE';
  return hasAvailable ? cartError(situation) : 'NONE_AVAILABLE';
}
