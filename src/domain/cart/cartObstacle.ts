import { cartError, type CartError, type CartSituation } from './cartError';

/** The reason an order cannot be placed: an error in the cart, or data it depends on is missing. */
export type CartObstacle = CartError | 'OFFLINE' | 'LOADING' | 'FAILED' | 'NONE_AVAILABLE';

interface OrderSituation extends CartSituation {
  isOnline: boolean;
  /** True while the address, its provider or the provider's stock is loading. */
  isLoading: boolean;
  /** True if one of them failed to load. */
  hasFailed: boolean;
  /** True once the address's provider (or that it has none) and the provider's stock are known. */
  isKnown: boolean;
  hasAvailable: boolean;
}

/**
 * Returns the first reason that blocks placing an order, or null. Missing data is never reported as an error in the
 * cart: an address is out of range only once it is known to have no provider.
 */
export function cartObstacle(situation: OrderSituation): CartObstacle | null {
  const { totals, hasAddress, isOnline, isLoading, hasFailed, isKnown, hasAvailable } = situation;
  if (totals.isCartEmpty) return 'EMPTY_CART';
  if (!isOnline) return 'OFFLINE';
  if (isLoading) return 'LOADING';
  if (hasFailed) return 'FAILED';
  // The query is paused: the browser just reconnected, or reports a network it does not have.
  if (hasAddress && !isKnown) return 'OFFLINE';
  return hasAvailable ? cartError(situation) : 'NONE_AVAILABLE';
}
