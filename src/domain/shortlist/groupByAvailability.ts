import type { ProductSummary } from '../catalogue/productSummary';
import type { Subcountry } from '../region/regions';

export interface ProductsByAvailability {
  inRegion: ProductSummary[];
  elsewhere: ProductSummary[];
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

/** 'plain-sailing' → 'Plain sailing'. */
export function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
