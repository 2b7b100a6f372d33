import { cartError, type CartError, type CartErrorInput } from './cartError';

export type CartObstacle = CartError | 'OFFLINE' | 'LOADING' | 'FAILED' | 'NONE_AVAILABLE';

interface CartObstacleInput extends CartErrorInput {
  isOnline: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** True once the provider and its stock have loaded, or no provider was found. */
  isKnown: boolean;
  hasAvailable: boolean;
}

/** Returns the first reason that blocks ordering. Missing data is never reported as an error of the cart. */
export function cartObstacle(situation: CartObstacleInput): CartObstacle | null {
  const { totals, hasAddress, isOnline, isLoading, hasFailed, isKnown, hasAvailable } = situation;
  if (totals.isCartEmpty) return 'EMPTY_CART';
  if (!isOnline) return 'OFFLINE';
  if (isLoading) return 'LOADING';
  if (hasFailed) return 'FAILED';
  // A query is paused while the browser is offline, and for a moment after it reconnects.
  if (hasAddress && !isKnown) return 'OFFLINE';
  return hasAvailable ? cartError(situation) : 'NONE_AVAILABLE';
}
