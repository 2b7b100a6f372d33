import type { ItemAvailability } from '../../domain/catalogue/itemAvailability';
import { priceFrom } from '../../domain/catalogue/productFigures';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { formatMoney } from '../../domain/money';
import { comingSoonLabel } from '../../i18n/comingSoonLabel';
import { useLocale } from '../../i18n/LocaleContext';
import { useToday } from '../../state/today';

/** What the dispensary of the shopper's address has of a product. */
export interface CardOffer {
  state: ItemAvailability;
  /** In dollars; null where none is known. */
  price: number | null;
  isFrom: boolean;
  /** 'Only 3 left'. */
  note: string | null;
}

const ownState = { available: null, 'coming-soon': 'COMING_SOON', 'sold-out': 'SOLDOUT' } as const;

/** What keeps a product from being bought, S4-08 among it; null where nothing does. */
export function useStateWords(product: ProductSummary, offer?: CardOffer) {
  const { t } = useLocale();
  const state = offer ? offer.state : ownState[product.availability];
  const now = useToday(state === 'COMING_SOON' && product.comingSoonMonth !== null);
  if (state === null || state === 'AVAILABLE') return null;
  if (state !== 'COMING_SOON') return t(`product.availability.${state}`);
  return comingSoonLabel(product, { t, now, isShort: true });
}

/** S9-14: what it costs, or the cheapest of its sizes: '$32.00', 'From $32.00'. */
export function usePriceWords(product: ProductSummary, offer?: CardOffer) {
  const { t } = useLocale();
  const amount = offer ? offer.price : priceFrom(product);
  if (amount === null) return null;
  const price = formatMoney({ amount });
  const isFrom = offer ? offer.isFrom : product.variants.length > 1;
  return isFrom ? t('money.from', { price }) : price;
}
