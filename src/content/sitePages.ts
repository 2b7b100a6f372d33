import { hasListing, isListed } from '../domain/catalogue/listing';
import { productPath } from '../domain/catalogue/productPath';
import type { Product } from '../domain/catalogue/productSchema';
import type { ProductSummary } from '../domain/catalogue/productSummary';
import type { PageAlternate } from '../domain/region/equivalentPage';
import { localeOf, localePath, locales, type Locale, type LocaleId } from '../domain/region/locales';
import { defaultRegion, regionOf } from '../domain/region/regions';
import { productRoute, routes, staticPath, type RouteId, type RouteRow } from '../domain/site/routes';
import { metaDescription } from './metaDescription';
import type { ListingView, PageContext, ProductView, ShellContext } from './pageContext';
import { pageWords } from './pageWords';
import { productSummaries, type Pictures } from './productSummaries';
import { productView, relatedProducts } from './productView';
import type { Content } from './readContent';
import { shellContext } from './shellContext';

/** A page for Gatsby to create. */
export interface SitePage {
  path: string;
  template: string;
  /** Set if only the browser knows the rest of the path. */
  matchPath?: string;
  context: PageContext;
}

const firstScreen = 24;

const shortened: Partial<Record<RouteId, number>> = { home: 4, discover: 8 };

function listing(routeId: RouteId, locale: Locale, catalogue: ProductSummary[]): ListingView | undefined {
  if (!hasListing(routeId)) return undefined;
  const region = defaultRegion(locale.country).code;
  const products = catalogue.filter((summary) => isListed(summary, routeId) && summary.regions.includes(region));
  return { products: products.slice(0, shortened[routeId] ?? firstScreen), total: products.length };
}

interface LocaleSource {
  locale: Locale;
  content: Content;
  pictures: Pictures;
  catalogue: ProductSummary[];
  shell: ShellContext;
}

const routePictures: Partial<Record<RouteId, string[]>> = {
  home: ['hero', 'hero-tall'],
};

function routePage(route: RouteRow, { locale, content, pictures, catalogue, shell }: LocaleSource): SitePage {
  const path = staticPath(route.path);
  const own = routePictures[route.id];
  return {
    path: localePath(locale, path),
    template: route.template,
    ...(path !== route.path && { matchPath: `${localePath(locale, path)}/*` }),
    context: {
      localeId: locale.id,
      routeId: route.id,
      localPath: path,
      words: pageWords(content.pages.get(route.id)!, { locale, content, pictures }),
      shell,
      alternates: locales.map(({ id }) => ({ localeId: id, path })),
      listing: listing(route.id, locale, catalogue),
      ...(own && { pictures: Object.fromEntries(own.map((name) => [name, pictures[name]!])) }),
      ...(route.id === 'storeLocator' && {
        stores: content.stores.filter((store) => regionOf(store.region).country === locale.country),
        brandNames: Object.fromEntries([...content.brands].map(([slug, { name }]) => [slug, name])),
      }),
    },
  };
}

interface ProductSource extends LocaleSource {
  product: Product;
  summary: ProductSummary;
  alternatesOf: Map<string, PageAlternate[]>;
  relatedTo: (summary: ProductSummary) => ProductSummary[];
}

function productPage(source: ProductSource): SitePage {
  const { product, summary, alternatesOf, relatedTo, locale, content, pictures, shell } = source;
  const view: ProductView = {
    ...productView({ product, summary, locale, content, pictures }),
    related: relatedTo(summary),
  };
  const path = productPath(summary);
  return {
    path: localePath(locale, path),
    template: productRoute.template,
    context: {
      localeId: locale.id,
      routeId: 'product',
      localPath: path,
      words: {
        title: `${summary.title} · ${summary.brand}`,
        description: metaDescription(view.tagline, view.description),
        heading: summary.title,
        lead: view.tagline,
        updatedOn: null,
        sections: [],
        topics: [],
        questions: [],
      },
      shell,
      alternates: alternatesOf.get(summary.slug)!,
      product: view,
    },
  };
}

/** The catalogue of each locale, for pages and for the catalogue files. */
export const catalogues = (content: Content, pictures: Pictures): Map<LocaleId, ProductSummary[]> =>
  new Map(locales.map((locale) => [locale.id, productSummaries(locale, content, pictures)]));

/** Every page under a locale: each route in each locale, and each product in the locales whose country sells it. */
export function sitePages(content: Content, pictures: Pictures, byLocale = catalogues(content, pictures)): SitePage[] {
  const products = new Map(content.products.map((product) => [product.slug, product]));
  const alternatesOf = new Map<string, PageAlternate[]>();
  for (const [localeId, catalogue] of byLocale)
    for (const summary of catalogue) {
      const { slug, regions } = summary;
      alternatesOf.set(slug, [...(alternatesOf.get(slug) ?? []), { localeId, path: productPath(summary), regions }]);
    }
  return [...byLocale].flatMap(([localeId, catalogue]) => {
    const locale = localeOf(localeId);
    const source = { locale, content, pictures, catalogue, shell: shellContext(locale, content) };
    const relatedTo = relatedProducts(catalogue);
    return [
      ...routes.map((route) => routePage(route, source)),
      ...catalogue.map((summary) =>
        productPage({ ...source, product: products.get(summary.slug)!, summary, alternatesOf, relatedTo }),
      ),
    ];
  });
}
