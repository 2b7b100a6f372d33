import { isMonthToCome } from '../domain/catalogue/comingSoonMonth';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { FirstKey, Translator } from './translator';

interface LabelOptions extends Pick<Translator<FirstKey>, 't'> {
  /** Null while the page is rendered on the server or hydrates. */
  now: Date | null;
  /** 'Nov 26' where there is little room. */
  isShort?: boolean;
}

type Coming = Pick<ProductSummary, 'availabilityComingSoonDate' | 'comingSoonMonth'>;

/** S4-08: 'Coming Soon', or 'Available November 2026' ('Available Nov 26') once the browser knows the month. */
export function comingSoonLabel(
  { availabilityComingSoonDate: date, comingSoonMonth: month }: Coming,
  { t, now, isShort = false }: LabelOptions,
): string {
  if (!date || !month || !now || !isMonthToCome(date, now)) return t('product.availability.COMING_SOON');
  return t('product.availableFrom', { month: isShort ? month.short : month.long });
}
