import type { BreadcrumbList, ItemList } from 'schema-dts';
import { pageAfterFirst, listPageSearch } from '../../domain/site/routing/listPage';
import { productPath } from '../../domain/catalogue/cataloguePaths';
import { localeOf, localePath } from '../../domain/region/locales';
import { routePath } from '../../domain/site/routing/routes';
import type { PageContext } from '../pages/pageContext';

const addressOf = ({ shell, localeId }: PageContext, path: string): string =>
  shell.siteUrl + localePath(localeOf(localeId), path);

/** The list that contains the page, named as in the navigation. Null if the navigation does not link to it. */
export function parentList({ shell, product }: PageContext): PageContext['parent'] | null {
  const path = routePath(product && !product.oil ? 'devices' : 'pods');
  const link = shell.navigation.find(({ href }) => href === path);
  return link ? { label: link.title, path } : null;
}

/** The path from the home page to a list, or through it to a product. */
export function breadcrumbs(page: PageContext): BreadcrumbList {
  const { shell, localPath, words, listing } = page;
  const list = page.product || ['maker', 'strain', 'landing'].includes(page.routeId) ? parentList(page) : page.parent;
  const further = pageAfterFirst(listing);
  const steps = [
    { label: shell.name, path: '/' },
    ...(list ? [list] : []),
    { label: words.heading, path: localPath },
    ...(further ? [{ label: `Page ${further}`, path: localPath + listPageSearch(further) }] : []),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addressOf(page, path),
    })),
  };
}

/** The products on a list's page in the crawlers' region. */
export function productList(page: PageContext, listing = page.listing): ItemList[] {
  const { words } = page;
  if (!listing?.products.length) return [];
  return [
    {
      '@type': 'ItemList',
      name: words.heading,
      numberOfItems: listing.total,
      itemListElement: listing.products.map((product, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: product.title,
        url: addressOf(page, productPath(product)),
      })),
    },
  ];
}
