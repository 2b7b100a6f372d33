import type { Product } from '../../../domain/catalogue/productSchema';
import { isFeatureOn } from '../../../domain/region/features';
import { regions, type Country, type Region, type Subcountry } from '../../../domain/region/regions';
import { routePath } from '../../../domain/site/routing/routes';
import { isLinkOffered } from './shellLinks';

/** Maps filters in a list's URL to properties of a pod. */
const filters = {
  plant: (product: Product) => product.productType === 'oil' && product.plantType,
  method: (product: Product) => product.productType === 'oil' && product.oilType,
  brand: (product: Product) => product.brand,
} as const;

/** True for a link without filters. Otherwise the region must support filters, and some product must match. */
function hasResults(href: string, region: Region, products: readonly Product[]): boolean {
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);
  const applied = Object.entries(filters).filter(([name]) => query.has(name));
  if (!applied.length) return true;
  return (
    isFeatureOn('filters', region.code) &&
    products.some(
      (product) =>
        product.productType === 'oil' &&
        product.visibility[region.flag] &&
        applied.every(([name, valueOf]) => query.getAll(name).includes(String(valueOf(product)))),
    )
  );
}

/** Links to the unlock pages have their own feature flag. */
const unlockPaths = [routePath('unlock'), routePath('userUnlock')];
const isUnlockLink = (href: string) => unlockPaths.includes(href.replace(/[?#].*$/s, ''));

/** Null means all regions of the country. */
export function regionsMatching(country: Country, isIn: (region: Region) => boolean): Subcountry[] | null {
  const all = regions.filter((region) => region.country === country);
  const chosen = all.filter(isIn);
  return chosen.length === all.length ? null : chosen.map(({ code }) => code);
}

/** The regions in which the link's page is available and a filtered list has results. Null for all. */
export const linkRegions = (href: string, country: Country, products: Product[]): Subcountry[] | null =>
  regionsMatching(
    country,
    (region) =>
      isLinkOffered(href, region, { products }) &&
      hasResults(href, region, products) &&
      (!isUnlockLink(href) || isFeatureOn('unlockAppLinks', region.code)),
  );
