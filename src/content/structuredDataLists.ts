import type { BreadcrumbList, ItemList } from 'schema-dts';
import { productPath } from '../domain/catalogue/productPath';
import { localeOf, localePath } from '../domain/region/locales';
import { routePath } from '../domain/site/routes';
import type { PageContext } from './pageContext';

const addressOf = ({ shell, localeId }: PageContext, path: string): string =>
  shell.siteUrl + localePath(localeOf(localeId), path);

/** The list that contains a product, named as in the page's breadcrumb; null if the navigation does not link to it. */
export function listOf({ shell, product }: PageContext): { name: string; path: string } | null {
  const path = routePath(product?.oil ? 'pods' : 'devices');
  const link = shell.navigation.find(({ href }) => href === path);
  return link ? { name: link.title, path } : null;
}

/** The path from the home page to a list, or through its list to a product. */
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

/** The first products of a list in the region that crawlers see. */
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
