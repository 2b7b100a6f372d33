import type { ProductSummary } from '../catalogue/productSummary';
import type { NewCartItem } from './cart';

interface SelectedVariant {
  product: ProductSummary;
  variant: Pick<ProductSummary['variants'][number], 'id' | 'title' | 'thcGrams'>;
}

/** Names the item 'Amber · 1 g', or 'Battery' if the product has a single variant. `price` is in dollars. */
export const createCartItem = ({ product, variant }: SelectedVariant, price: number): NewCartItem => ({
  productVariantId: variant.id,
  price,
  metadata: {
    name: product.variants.length > 1 ? `${product.title} · ${variant.title}` : product.title,
    productType: product.productType,
    brand: product.brand,
    slug: product.slug,
    image: product.picture,
    thcGrams: variant.thcGrams ?? 0,
  },
});
