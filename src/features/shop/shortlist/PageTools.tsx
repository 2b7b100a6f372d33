import { useEffect } from 'react';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { recordViewed } from '../../../state/shortlist/viewed';
import { ProductTools } from './ProductTools';

/** The controls of a product on its own page, which counts as viewed once they are there. */
export function PageTools({ product }: { product: ProductSummary }) {
  const { slug } = product;
  useEffect(() => recordViewed(slug), [slug]);
  return <ProductTools product={product} />;
}
