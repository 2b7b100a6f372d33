import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { ProductShelf } from '../ProductShelf';
import { RecentlyViewed } from './RecentlyViewed';

interface RelatedShelfProps {
  products: readonly ProductSummary[];
  /** The page's own product. */
  own: string;
}

/** Similar products, and below them those viewed before. */
export function RelatedShelf({ products, own }: RelatedShelfProps) {
  return (
    <>
      <ProductShelf products={products} />
      <RecentlyViewed own={own} />
    </>
  );
}
