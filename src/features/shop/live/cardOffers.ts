import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { LocaleId } from '../../../domain/region/locales';
import { loadedTranslator } from '../../../i18n/messageStore';
import type { CardOffer } from '../cardText';
import { getProductOffer, type Offers } from './getProductOffer';

/** At this stock or less, a card says how many are left. */
const lowStock = 5;

/** The stock that each card shows. Returns the same object each time, so that memoized cards render once. */
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
