import { clearPersistedQueries } from '../../data/persistQueries';
import { queryClient } from '../../data/queryClient';
import { saveText, storageKeys } from '../../data/storage';
import { emptyCart } from '../cart';
import { forgetCompared } from '../shortlist/compared';
import { forgetFavorites } from '../shortlist/favorites';
import { forgetViewed } from '../shortlist/viewed';
import { forgetCheckout } from '../checkoutDraft';
import { clearSearches } from '../recentSearches';
import { forgetUnlock } from '../unlockDraft';

/** Clears a shopper's unfinished input, and the link to their last order. */
export function clearInput(): void {
  forgetCheckout();
  forgetUnlock();
}

/**
 * Clears everything this browser stores about a shopper except the token: fetched data, cart, input, searches, and the
 * products they kept, viewed and compared.
 */
export function clearShopperData(): void {
  queryClient.clear();
  clearPersistedQueries();
  emptyCart();
  saveText(storageKeys.cart, null);
  forgetFavorites();
  forgetViewed();
  forgetCompared();
  clearSearches();
  clearInput();
}
