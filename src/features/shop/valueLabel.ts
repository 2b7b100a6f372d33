import type { FacetKey } from '../../domain/catalogue/listing';
import type { OilType, PlantType } from '../../domain/catalogue/vocabulary';
import type { FirstKey, Translator } from '../../i18n/translator';

/** A filter value in the page's language. Brand names are not translated. */
export function valueLabel(facet: FacetKey, name: string, t: Translator<FirstKey>['t']): string {
  if (facet === 'plant') return t(`product.plantType.${name as PlantType}`);
  return facet === 'method' ? t(`product.oilType.${name as OilType}`) : name;
}
