import { clearPersistedQueries } from '../data/persistQueries';
import { queryClient } from '../data/queryClient';
import { saveText, storageKeys } from '../data/storage';
import { emptyCart } from './cart';
import { forgetCheckout } from './checkoutDraft';
import { forgetUnlock } from './unlockDraft';

/** Forgets what a shopper has entered and not finished, and the way to their last order. */
export function forgetEntered(): void {
  forgetCheckout();
  forgetUnlock();
}

/** S4-43: forgets all that this browser holds of a shopper, but for the token: what was fetched, the cart, what was entered. */
export function forgetShopper(): void {
  queryClient.clear();
  clearPersistedQueries();
  emptyCart();
  saveText(storageKeys.cart, null);
  forgetEntered();
}
