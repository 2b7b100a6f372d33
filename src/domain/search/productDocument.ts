import type { ProductSummary } from '../catalogue/productSummary';
import type { OilType, PlantType } from '../catalogue/vocabulary';
import type { SearchDocument } from './textIndex';

export type KindLabel = (kind: `plantType.${PlantType}` | `oilType.${OilType}`) => string;

export const labelWeight = 2;

/** `labelOf` names plant types and extractions in the page's language. */
export function productDocument(product: ProductSummary, labelOf: KindLabel): SearchDocument {
  const { title, brand, plantType, oilType } = product;
  const labels = [plantType && labelOf(`plantType.${plantType}`), oilType && labelOf(`oilType.${oilType}`)];
  return {
    title,
    fields: [
      [title, 4],
      [brand, 3],
      ...[...labels, plantType, oilType].flatMap((text) => (text ? [[text, labelWeight] as const] : [])),
    ],
    product,
  };
}
