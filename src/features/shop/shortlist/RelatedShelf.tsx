import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { ProductShelf } from '../ProductShelf';
import { RecentlyViewed } from './RecentlyViewed';

interface RelatedShelfProps {
  products: readonly ProductSummary[];
  currentSlug: string;
}

export function RelatedShelf({ products, currentSlug }: RelatedShelfProps) {
  return (
    <>
      <ProductShelf products={products} />
      <RecentlyViewed excludedSlug={currentSlug} />
    </>
  );
}
