import type { ItemAvailability } from '../../domain/catalogue/itemAvailability';
import { formatPotency } from '../../i18n/formatPotency';
import { lowestPrice, thcPercent } from '../../domain/catalogue/productFigures';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { comingSoonLabel } from '../../i18n/comingSoonLabel';
import { useWords } from '../../i18n/LocaleContext';
import { useToday } from '../../state/hooks/useToday';

export interface CardOffer {
  state: ItemAvailability;
  /** In dollars; null if no price is known. */
  price: number | null;
  isFrom: boolean;
  /** A remark about the stock, such as 'Only 3 left'. */
  note: string | null;
}

const stateByAvailability = { available: null, 'coming-soon': 'COMING_SOON', 'sold-out': 'SOLDOUT' } as const;

/** The reason a product cannot be bought, such as its release date. Null if it can. */
export function useAvailabilityText(product: ProductSummary, offer?: CardOffer) {
  const { t } = useWords();
  const state = offer ? offer.state : stateByAvailability[product.availability];
  const now = useToday(state === 'COMING_SOON' && product.comingSoonMonth !== null);
  if (state === null || state === 'AVAILABLE') return null;
  if (state !== 'COMING_SOON') return t(`product.availability.${state}`);
  return comingSoonLabel(product, { t, now });
}

/** THC of the first size, and the first effect where effects may be promoted: 'THC 71.9% · Sleepy'. */
export function usePotencyText(product: ProductSummary) {
  const { locale, t } = useWords();
  const thc = thcPercent(product);
  const [effect] = product.effects ?? [];
  return [
    thc !== null && t('product.thc', { percent: formatPotency(thc, locale) }),
    effect && t(`product.effect.${effect}`),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The price, or the lowest one of several sizes: '$32.00', 'From $32.00'. */
export function usePriceText(product: ProductSummary, offer?: CardOffer) {
  const { t, formatMoney } = useWords();
  const amount = offer ? offer.price : lowestPrice(product);
  if (amount === null) return null;
  const price = formatMoney({ amount });
  const isFrom = offer ? offer.isFrom : product.variants.length > 1;
  return isFrom ? t('money.from', { price }) : price;
}
