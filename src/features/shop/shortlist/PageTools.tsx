import { useEffect } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { recordViewed } from '../../../state/shortlist/viewed';
import { ProductTools } from './ProductTools';

/** Records the view after first input, because it loads with the controls. */
export function PageTools({ product }: { product: ProductSummary }) {
  const { slug } = product;
  useEffect(() => recordViewed(slug), [slug]);
  return <ProductTools product={product} />;
}
