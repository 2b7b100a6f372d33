import type { Locale } from '../domain/region/locales';
import type { WeightUse } from '../domain/order/weightLimit';
import { formatGrams } from './formatGrams';
import type { Translator } from './translator';

interface WeightContext extends Pick<Translator<'order'>, 't'> {
  locale: Pick<Locale, 'id'>;
}

export const formatWeightError = ({ counted, limit, excess }: WeightUse, { t, locale }: WeightContext): string =>
  t(counted === 'oil' ? 'cart.error.maximumOil' : 'cart.error.maximumThc', {
    grams: formatGrams(limit, locale),
    excess: formatGrams(excess, locale),
  });
