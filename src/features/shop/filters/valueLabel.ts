import { rangeBounds, type PriceRange, type ThcRange } from '../../../domain/catalogue/list/figureRanges';
import type { FacetKey } from '../../../domain/catalogue/list/listing';
import type { Aroma, Effect, OilType, PlantType } from '../../../domain/catalogue/vocabulary';
import type { Locale } from '../../../domain/region/locales';
import type { Translator } from '../../../i18n/translator';

/** The result of `useWords('filters', 'traits')`. */
export type ValueWords = Translator<'first' | 'filters' | 'traits'> & { locale: Locale };

function rangeLabel(range: ThcRange | PriceRange, format: (value: number) => string, t: ValueWords['t']): string {
  const { from, to } = rangeBounds(range);
  if (from === 0) return t('list.range.under', { to: format(to) });
  if (to === Infinity) return t('list.range.over', { from: format(from) });
  return t('list.range.between', { from: format(from), to: format(to) });
}

/** Translates a filter value. Brand names stay as they are. */
export function valueLabel(facet: FacetKey, name: string, { t, locale, formatMoney }: ValueWords): string {
  switch (facet) {
    case 'plant':
      return t(`product.plantType.${name as PlantType}`);
    case 'method':
      return t(`product.oilType.${name as OilType}`);
    case 'effect':
      return t(`product.effect.${name as Effect}`);
    case 'flavor':
      return t(`product.aroma.${name as Aroma}`);
    case 'size':
      return t('list.grams', { grams: new Intl.NumberFormat(locale.id).format(Number(name)) });
    case 'thc': {
      const percent = new Intl.NumberFormat(locale.id, { style: 'percent' });
      return rangeLabel(name as ThcRange, (value) => percent.format(value / 100), t);
    }
    case 'price':
      return rangeLabel(name as PriceRange, (amount) => formatMoney({ amount }, { hideZeroCents: true }), t);
    case 'brand':
      return name;
  }
}

/** A label that also names the filter where the value alone is ambiguous: 'THC: 70% to 80%'. */
export const standaloneValueLabel = (facet: FacetKey, name: string, words: ValueWords): string =>
  facet === 'thc'
    ? words.t('list.thcRange', { range: valueLabel(facet, name, words) })
    : valueLabel(facet, name, words);
