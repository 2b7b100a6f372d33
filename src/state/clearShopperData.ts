import { clearPersistedQueries } from '../data/persistQueries';
import { queryClient } from '../data/queryClient';
import { saveText, storageKeys } from '../data/storage';
import { emptyCart } from './cart';
import { forgetCheckout } from './checkoutDraft';
import { forgetUnlock } from './unlockDraft';

/** Clears a shopper's unfinished input, and the link to their last order. */
export function clearInput(): void {
  forgetCheckout();
  forgetUnlock();
}

/** Clears everything this browser stores about a shopper except the token: fetched data, cart and input. */
export function clearShopperData(): void {
  queryClient.clear();
  clearPersistedQueries();
  emptyCart();
  saveText(storageKeys.cart, null);
  clearInput();
}
