import type { ProductSummary } from '../catalogue/productSummary';
import type { Subcountry } from '../region/regions';

/** The products of a list of slugs, in its order, by whether they can be had. */
export interface ProductsByAvailability {
  /** Sold in the region, though perhaps sold out. */
  inRegion: ProductSummary[];
  /** Sold in other regions of the country only. */
  elsewhere: ProductSummary[];
  /** Slugs that are not in the country's catalogue. */
  unknownSlugs: string[];
}

export function groupByAvailability(
  slugs: readonly string[],
  { catalogue, region }: { catalogue: readonly ProductSummary[]; region: Subcountry },
): ProductsByAvailability {
  const bySlug = new Map(catalogue.map((product) => [product.slug, product]));
  const products = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  return {
    inRegion: products.filter(({ regions }) => regions.includes(region)),
    elsewhere: products.filter(({ regions }) => !regions.includes(region)),
    unknownSlugs: slugs.filter((slug) => !bySlug.has(slug)),
  };
}

/** The name to show for a product that is not in the catalogue: 'plain-sailing' → 'Plain sailing'. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
