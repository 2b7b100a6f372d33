import type { Product } from '../domain/catalogue/productSchema';
import { isFeatureOn } from '../domain/region/features';
import { regions, type Country, type Region, type Subcountry } from '../domain/region/regions';
import { routePath } from '../domain/site/routes';
import { isOffered } from './shellLinks';

/** What of a pod each filter of a list's address asks for. */
const filters = {
  plant: (product: Product) => product.productType === 'oil' && product.plantType,
  method: (product: Product) => product.productType === 'oil' && product.oilType,
  brand: (product: Product) => product.brand,
} as const;

/** Whether a region's list has anything left once the address has filtered it; where no filters are, it would not. */
function findsSomething(href: string, region: Region, products: readonly Product[]): boolean {
  const query = new URLSearchParams(/\?([^#]*)/.exec(href)?.[1]);
  const asked = Object.entries(filters).filter(([name]) => query.has(name));
  if (!asked.length) return true;
  return (
    isFeatureOn('filters', region.code) &&
    products.some(
      (product) =>
        product.productType === 'oil' &&
        product.visibility[region.flag] &&
        asked.every(([name, valueOf]) => query.getAll(name).includes(String(valueOf(product)))),
    )
  );
}

/** S6-07: links to the unlock page are a feature of their own. */
const unlockPaths = [routePath('unlock'), routePath('userUnlock')];
const isUnlockLink = (href: string) => unlockPaths.includes(href.replace(/[?#].*$/, ''));

/** The regions of a country that a rule lets through: null for all of them. */
export function regionsWhere(country: Country, isIn: (region: Region) => boolean): Subcountry[] | null {
  const all = regions.filter((region) => region.country === country);
  const chosen = all.filter(isIn);
  return chosen.length === all.length ? null : chosen.map(({ code }) => code);
}

/** The country's regions in which a link leads to a page that is offered, and a filtered list to something; null for all. */
export const linkRegions = (href: string, country: Country, products: Product[]): Subcountry[] | null =>
  regionsWhere(
    country,
    (region) =>
      isOffered(href, region, { products }) &&
      findsSomething(href, region, products) &&
      (!isUnlockLink(href) || isFeatureOn('unlockAppLinks', region.code)),
  );

/** The list of pods by one maker. */
export const brandPath = (slug: string) => `${routePath('pods')}?brand=${slug}`;
