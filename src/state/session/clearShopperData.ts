import { clearPersistedQueries } from '../../data/persistQueries';
import { queryClient } from '../../data/queryClient';
import { saveText, storageKeys } from '../../data/storage';
import { clearCart } from '../cart';
import { clearCompared } from '../shortlist/compared';
import { clearFavorites } from '../shortlist/favorites';
import { clearViewed } from '../shortlist/viewed';
import { clearCheckout } from '../checkoutDraft';
import { clearRecentSearches } from '../recentSearches';
import { clearUnlock } from '../unlockDraft';

export function clearDrafts(): void {
  clearCheckout();
  clearUnlock();
}

/** Clears everything this browser stores about a shopper except the token. */
export function clearShopperData(): void {
  queryClient.clear();
  clearPersistedQueries();
  clearCart();
  saveText(storageKeys.cart, null);
  clearFavorites();
  clearViewed();
  clearCompared();
  clearRecentSearches();
  clearDrafts();
}
