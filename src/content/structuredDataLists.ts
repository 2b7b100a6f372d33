import type { BreadcrumbList, ItemList } from 'schema-dts';
import { productPath } from '../domain/catalogue/productPath';
import { localeOf, localePath } from '../domain/region/locales';
import { routePath } from '../domain/site/routes';
import type { PageContext } from './pageContext';

const addressOf = ({ shell, localeId }: PageContext, path: string): string =>
  shell.siteUrl + localePath(localeOf(localeId), path);

/** The list in which a product stands, by the name that the page's own breadcrumb gives it; null where no menu leads there. */
export function listOf({ shell, product }: PageContext): { name: string; path: string } | null {
  const path = routePath(product?.oil ? 'pods' : 'devices');
  const link = shell.navigation.find(({ href }) => href === path);
  return link ? { name: link.title, path } : null;
}

/** The way from the home page: to a list, or over its list to a product. */
export function breadcrumbs(page: PageContext): BreadcrumbList {
  const { shell, localPath, words } = page;
  const list = page.product ? listOf(page) : null;
  const steps = [{ name: shell.name, path: '/' }, ...(list ? [list] : []), { name: words.heading, path: localPath }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: addressOf(page, path),
    })),
  };
}

/** The products that a list begins with in the region that crawlers are shown. */
export function productList(page: PageContext): ItemList[] {
  const { listing, words } = page;
  if (!listing?.products.length) return [];
  return [
    {
      '@type': 'ItemList',
      name: words.heading,
      numberOfItems: listing.total,
      itemListElement: listing.products.map((product, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: product.title,
        url: addressOf(page, productPath(product)),
      })),
    },
  ];
}
