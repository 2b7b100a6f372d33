import { isCurrentOrFutureMonth } from '../domain/catalogue/comingSoonMonth';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { Translator } from './translator';

interface LabelOptions extends Pick<Translator<'first'>, 't'> {
  /** Null during hydration. */
  now: Date | null;
}

type ComingSoonProduct = Pick<ProductSummary, 'availabilityComingSoonDate' | 'comingSoonMonth'>;

/** Returns 'Coming Soon', or 'Available November 2026' once the browser knows the month. */
export function comingSoonLabel(
  { availabilityComingSoonDate: date, comingSoonMonth: month }: ComingSoonProduct,
  { t, now }: LabelOptions,
): string {
  if (!date || !month || !now || !isCurrentOrFutureMonth(date, now)) return t('product.availability.COMING_SOON');
  return t('product.availableFrom', { month });
}
