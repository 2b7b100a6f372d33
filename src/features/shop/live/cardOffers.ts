import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import type { LocaleId } from '../../../domain/region/locales';
import { loadedTranslator } from '../../../i18n/messageStore';
import type { CardOffer } from '../cardWords';
import { offerOf, type Offers } from './offerOf';

/** At this stock or less, a card says how many are left. */
const lowStock = 5;

/** The stock that each card shows. Returns the same object each time, so that memoized cards render once. */
export function cardOffers(offers: Offers, localeId: LocaleId): (product: ProductSummary) => CardOffer {
  const { t } = loadedTranslator(localeId)!;
  const known = new WeakMap<ProductSummary, CardOffer>();
  return (product) => {
    const before = known.get(product);
    if (before) return before;
    const { state, price, isFrom, totalStock: left } = offerOf(product, offers);
    const words = left > lowStock ? t('list.stock.in') : t('list.stock.left', { count: left });
    const offer = { state, price, isFrom, note: state === 'AVAILABLE' ? words : null };
    known.set(product, offer);
    return offer;
  };
}
