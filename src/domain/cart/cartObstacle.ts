import { cartError, type CartError, type CartErrorInput } from './cartError';

export type CartObstacle = CartError | 'OFFLINE' | 'LOADING' | 'FAILED' | 'NONE_AVAILABLE';

interface CartObstacleInput extends CartErrorInput {
  isOnline: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** True once the provider (or that there is none) and its stock are known. */
  isKnown: boolean;
  hasAvailable: boolean;
}

/** The first reason that blocks ordering. Missing data is never reported as an error of the cart. */
export function cartObstacle(situation: CartObstacleInput): CartObstacle | null {
  const { totals, hasAddress, isOnline, isLoading, hasFailed, isKnown, hasAvailable } = situation;
  if (totals.isCartEmpty) return 'EMPTY_CART';
  if (!isOnline) return 'OFFLINE';
  if (isLoading) return 'LOADING';
  if (hasFailed) return 'FAILED';
  // The query is paused: the browser just reconnected, or reports a network it does not have.
  if (hasAddress && !isKnown) return 'OFFLINE';
  return hasAvailable ? cartError(situation) : 'NONE_AVAILABLE';
}
