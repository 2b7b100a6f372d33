import type { LocaleId } from '../../domain/region/locales';
import { deferredMessageGroups } from '../../domain/site/messageGroups';
import { loadMessages } from '../../i18n/loadMessages';

/** The parts of a product page that are visible first. */
export const productParts = {
  Gallery: () => import('./Gallery'),
  BuyBox: () => import('./offer/BuyBox'),
  ProductSections: () => import('./ProductSections'),
};

/** Loads a product page's parts and messages. Its template would load them too, but a round trip later. */
export function loadProductParts(localeId: LocaleId): void {
  // A failure is ignored here, because the page loads the part again.
  void Promise.allSettled([
    ...Object.values(productParts).map((load): Promise<unknown> => load()),
    ...deferredMessageGroups('product').map((group) => loadMessages(localeId, group)),
  ]);
}
