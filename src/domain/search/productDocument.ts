import type { ListedProduct } from '../catalogue/files/catalogueFiles';
import type { OilType, PlantType } from '../catalogue/vocabulary';
import type { SearchDocument } from './textIndex';

export type KindLabel = (kind: `plantType.${PlantType}` | `oilType.${OilType}`) => string;

export const labelWeight = 2;

/** `labelOf` names plant types and extractions in the page's language. */
export function productDocument(product: ListedProduct, labelOf: KindLabel): SearchDocument {
  const { brand, plantType, oilType } = product;
  const labels = [plantType && labelOf(`plantType.${plantType}`), oilType && labelOf(`oilType.${oilType}`)];
  return {
    title: null,
    fields: [
      [brand, 3],
      ...[...labels, plantType, oilType].flatMap((text) => (text ? [[text, labelWeight] as const] : [])),
    ],
    product,
  };
}
