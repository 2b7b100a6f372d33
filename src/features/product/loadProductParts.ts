import type { LocaleId } from '../../domain/region/locales';
import { deferredMessageGroups } from '../../domain/site/messageGroups';
import { loadMessages } from '../../i18n/loadMessages';

/**
 * Loads what a product page opened from another one shows first, besides its template and data. The template would load
 * it too, but a round trip later.
 */
export function loadProductParts(localeId: LocaleId): void {
  // The page loads again what failed here.
  void Promise.allSettled([
    import('./Gallery'),
    import('./offer/BuyBox'),
    import('./ProductSections'),
    ...deferredMessageGroups('product').map((group) => loadMessages(localeId, group)),
  ]);
}
