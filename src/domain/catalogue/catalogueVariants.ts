import type { Brand } from './brandSchema';
import type { Product } from './productSchema';

export interface CarriedVariant {
  productVariantId: string;
  slug: string;
  productType: Product['productType'];
  /** 'Blue Ridge, 0.5 g', or 'Blue Ridge' for a product with one variant. */
  title: string;
  brand: string;
  thcGrams: number;
  /** The net weight of the oil; 0 for devices. */
  oilGrams: number;
  suggestedPrice: number | null;
}

/** Omits variants that are coming soon. */
export const carriedVariants = (
  product: Pick<Product, 'slug' | 'productType' | 'title' | 'brand' | 'variants'>,
  brands: readonly Pick<Brand, 'slug' | 'name'>[],
): CarriedVariant[] =>
  product.variants
    .filter(({ availability }) => availability !== 'coming-soon')
    .map((variant) => ({
      productVariantId: variant.id,
      slug: product.slug,
      productType: product.productType,
      title: product.variants.length > 1 ? `${product.title.en}, ${variant.title.en}` : product.title.en,
      brand: brands.find(({ slug }) => slug === product.brand)?.name ?? product.brand,
      thcGrams: variant.thcGrams ?? 0,
      oilGrams: variant.grams ?? 0,
      suggestedPrice: variant.suggestedPrice,
    }));
