import { hasListing, isListed, listedProducts } from '../../domain/catalogue/list/listing';
import { listPagePath } from '../../domain/site/routing/listPage';
import { listStep } from '../../domain/catalogue/list/listQuery';
import { areRatingsShown } from '../../domain/catalogue/ownerRatings';
import { productPath, strainPath } from '../../domain/catalogue/cataloguePaths';
import type { Product } from '../../domain/catalogue/productSchema';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { PageAlternate } from '../../domain/region/equivalentPage';
import { localeOf, localePath, locales, type LocaleId } from '../../domain/region/locales';
import { defaultRegion, regionOf } from '../../domain/region/regions';
import { cityGroups, cityPages } from './locations/cityPages';
import type { RatingsSnapshot } from '../../domain/rating/ownerRatingsSchema';
import { routes, staticPath, type RouteId, type RouteRow } from '../../domain/site/routing/routes';
import { endWithPeriod } from '../../domain/text/endWithPeriod';
import { guideList, guidePages } from './guidePages';
import { recallViews } from './labReportFiles';
import { listPageWords } from './listPageWords';
import { landingLinks, landingPages } from './landingPages';
import { makerPages } from './makerPages';
import { metaDescription } from './metaDescription';
import type { ListingView, PageContext, ProductView, StarterView } from './pageContext';
import { pageWords } from './pageWords';
import { productSummaries, type Pictures } from './productSummaries';
import { ownersView } from './products/ownersView';
import { productLine, productTitle } from './products/productTitle';
import { productView, relatedProducts } from './products/productView';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import { storePages, storesByRegion } from './locations/storePages';
import { parentPage } from './parentPage';
import { shellContext } from './shell/shellContext';
import { entryPage, type LocaleSource, type SitePage } from './sitePage';
import { starterView } from './starterView';
import { sharedStrains, strainPages } from './strainPages';

const listLimits: Partial<Record<RouteId, number>> = { home: 4, discover: 8, search: listStep };

/** A list of at most this length has no search, sorting or views. */
const shortListLength = 8;

/** A short list shows taglines, unless it is only a part of a longer one. */
function taglines(routeId: RouteId, { locale, content, catalogue }: LocaleSource): Pick<ListingView, 'lines'> {
  const listed = new Set(catalogue.filter((summary) => isListed(summary, routeId)).map(({ slug }) => slug));
  if (listed.size > shortListLength || routeId in listLimits) return {};
  const shortList = content.products.filter(({ slug }) => listed.has(slug));
  return {
    lines: Object.fromEntries(shortList.map(({ slug, tagline }) => [slug, resolveWords(tagline, locale)])),
  };
}

/** Lists the default region's products. A short list, or a route without one, has a single page. */
function listings(routeId: RouteId, source: LocaleSource): (ListingView | undefined)[] {
  const { locale, catalogue } = source;
  if (!hasListing(routeId)) return [undefined];
  const products = listedProducts(catalogue, routeId, defaultRegion(locale.country).code);
  const maxProducts = listLimits[routeId];
  const count = maxProducts ? 1 : Math.max(Math.ceil(products.length / listStep), 1);
  const lines = taglines(routeId, source);
  return Array.from({ length: count }, (_, index) => ({
    products: products.slice(index * listStep, index * listStep + (maxProducts ?? listStep)),
    total: products.length,
    ...(count > 1 && { page: index + 1 }),
    ...lines,
  }));
}

const routePictures: Partial<Record<RouteId, string[]>> = {
  home: ['hero', 'hero-tall', 'hero-oil', 'hero-rim'],
};

/** The context that all pages of a route's list share. */
function routeContext(route: RouteRow, source: LocaleSource, ratings: RatingsSnapshot | null): PageContext {
  const { locale, content, pictures, shell } = source;
  const path = staticPath(route.path);
  const pictureNames = routePictures[route.id];
  const owners = route.id === 'home' ? ownersView(ratings, source) : undefined;
  return {
    localeId: locale.id,
    routeId: route.id,
    localPath: path,
    words: pageWords(content.pages.get(route.id)!, { locale, content, pictures }),
    shell,
    alternates: locales.map(({ id }) => ({ localeId: id, path })),
    ...(route.id === 'pods' && { links: landingLinks(source) }),
    ...(pictureNames && { pictures: Object.fromEntries(pictureNames.map((name) => [name, pictures[name]!])) }),
    ...(owners && { owners }),
    ...(route.id === 'findBatch' && { recalls: recallViews(content, locale) }),
    ...(route.id === 'guides' && { guides: guideList(source) }),
    ...(route.id === 'xpress' && { cityGroups: cityGroups(source) }),
    ...(route.id === 'stores' && {
      parent: parentPage('storeLocator', source),
      storesByRegion: storesByRegion(source),
    }),
    ...(route.id === 'storeLocator' && {
      stores: content.stores.filter((store) => regionOf(store.region).country === locale.country),
      brandNames: Object.fromEntries([...content.brands].map(([slug, { name }]) => [slug, name])),
    }),
  };
}

function routePages(route: RouteRow, source: LocaleSource, ratings: RatingsSnapshot | null): SitePage[] {
  const { locale } = source;
  const context = routeContext(route, source, ratings);
  const path = context.localPath;
  return listings(route.id, source).map((listing) => ({
    path: localePath(locale, listPagePath(path, listing?.page ?? 1)),
    template: route.template,
    ...(path !== route.path && { matchPath: `${localePath(locale, path)}/*` }),
    context: listing ? { ...context, words: listPageWords(context.words, locale, listing), listing } : context,
  }));
}

interface ProductSource extends LocaleSource {
  product: Product;
  summary: ProductSummary;
  alternatesOf: Map<string, PageAlternate[]>;
  relatedTo: (summary: ProductSummary) => ProductSummary[];
  said: OwnersWords;
  /** The names of the strains that have a page. */
  shared: ReadonlySet<string>;
}

interface OwnersWords {
  ratings: ReadonlyMap<string, NonNullable<ProductView['rating']>>;
  reviews: ReadonlyMap<string, NonNullable<ProductView['reviews']>>;
}

const ownersWords = (snapshot: RatingsSnapshot | null): OwnersWords => ({
  ratings: new Map(
    snapshot?.products.map(({ slug, average, count }) => [slug, { average, count, asOf: snapshot.asOf }]),
  ),
  reviews: new Map(snapshot?.reviewed.map(({ slug, count, newest }) => [slug, { count, newest }])),
});

/** Canadian law forbids testimonials, so its pages get neither. */
const saidOf = (slug: string, { said, locale }: Pick<ProductSource, 'said' | 'locale'>) => ({
  rating: (areRatingsShown(locale.country) && said.ratings.get(slug)) || null,
  reviews: (areRatingsShown(locale.country) && said.reviews.get(slug)) || null,
});

function productPage(source: ProductSource): SitePage {
  const { product, summary, alternatesOf, relatedTo, shared, locale, content, pictures } = source;
  const view: ProductView = {
    ...productView({ product, summary, locale, content, pictures }),
    related: relatedTo(summary),
    ...saidOf(summary.slug, source),
    strainPath:
      product.productType === 'oil' && shared.has(product.strain.name) ? strainPath(product.strain.name) : null,
  };
  const path = productPath(summary);
  const line = productLine(summary, locale);
  return entryPage(source, {
    routeId: 'product',
    path,
    words: {
      title: productTitle(summary, locale),
      description: line
        ? metaDescription(line, `${endWithPeriod(view.tagline)} ${view.description}`)
        : metaDescription(view.tagline, view.description),
      heading: summary.title,
      lead: view.tagline,
    },
    alternates: alternatesOf.get(summary.slug)!,
    product: view,
  });
}

export const catalogues = (content: Content, pictures: Pictures): Map<LocaleId, ProductSummary[]> =>
  new Map(locales.map((locale) => [locale.id, productSummaries(locale, content, pictures)]));

interface PagesOptions {
  byLocale?: Map<LocaleId, ProductSummary[]>;
  only?: LocaleId;
  ratings?: RatingsSnapshot | null;
}

/** Home and the battery's page suggest a first order. */
const addStarter = (starter: StarterView | undefined, pages: SitePage[]): SitePage[] =>
  pages.map((page) => {
    const { routeId, product } = page.context;
    const hasStarter = routeId === 'home' || product?.device?.battery;
    return starter && hasStarter ? { ...page, context: { ...page.context, starter } } : page;
  });

/** Every page under a locale: routes in each locale, and products in the locales whose country sells them. */
export function sitePages(
  content: Content,
  pictures: Pictures,
  { byLocale = catalogues(content, pictures), only, ratings = null }: PagesOptions = {},
): SitePage[] {
  const products = new Map(content.products.map((product) => [product.slug, product]));
  const said = ownersWords(ratings);
  const alternatesOf = new Map<string, PageAlternate[]>();
  for (const [localeId, catalogue] of byLocale)
    for (const summary of catalogue) {
      const { slug, regions } = summary;
      alternatesOf.set(slug, [...(alternatesOf.get(slug) ?? []), { localeId, path: productPath(summary), regions }]);
    }
  const selected = [...byLocale].filter(([localeId]) => !only || localeId === only);
  return selected.flatMap(([localeId, catalogue]) => {
    const locale = localeOf(localeId);
    const source = { locale, content, pictures, catalogue, shell: shellContext(locale, content) };
    const relatedTo = relatedProducts(catalogue);
    const shared = new Set(sharedStrains(source).map(({ strain }) => strain.name));
    const starter = starterView(source, said.ratings);
    return addStarter(starter, [
      ...routes.filter(({ id }) => content.pages.has(id)).flatMap((route) => routePages(route, source, ratings)),
      ...makerPages(source, byLocale),
      ...strainPages(source, byLocale),
      ...landingPages(source, byLocale),
      ...storePages(source),
      ...cityPages(source),
      ...guidePages(source),
      ...catalogue.map((summary) =>
        productPage({
          ...source,
          product: products.get(summary.slug)!,
          summary,
          alternatesOf,
          relatedTo,
          said,
          shared,
        }),
      ),
    ]);
  });
}
