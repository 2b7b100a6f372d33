import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { ProductShelf } from '../ProductShelf';
import { RecentlyViewed } from './RecentlyViewed';

interface RelatedShelfProps {
  products: readonly ProductSummary[];
  /** The page's own product. */
  currentSlug: string;
}

/** Similar products, and below them those viewed before. */
export function RelatedShelf({ products, currentSlug }: RelatedShelfProps) {
  return (
    <>
      <ProductShelf products={products} />
      <RecentlyViewed excludedSlug={currentSlug} />
    </>
  );
}
