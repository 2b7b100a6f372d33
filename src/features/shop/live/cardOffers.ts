import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { LocaleId } from '../../../domain/region/locales';
import { loadedTranslator } from '../../../i18n/messageStore';
import type { CardOffer } from '../cardText';
import { getProductOffer, type Offers } from './getProductOffer';

/** Cards show the remaining count at this stock or less. */
const lowStock = 5;

/** Returns the same object per product, so that memoized cards don't rerender. */
export function cardOffers(offers: Offers, localeId: LocaleId): (product: ProductSummary) => CardOffer {
  const { t } = loadedTranslator(localeId)!;
  const cache = new WeakMap<ProductSummary, CardOffer>();
  return (product) => {
    const cached = cache.get(product);
    if (cached) return cached;
    const { state, price, isFrom, totalStock: remaining } = getProductOffer(product, offers);
    const note = remaining > lowStock ? t('list.stock.in') : t('list.stock.left', { count: remaining });
    const offer = { state, price, isFrom, note: state === 'AVAILABLE' ? note : null };
    cache.set(product, offer);
    return offer;
  };
}
