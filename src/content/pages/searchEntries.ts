import { makerPath, podsByMaker } from '../../domain/catalogue/cataloguePaths';
import { landingPath, landingRegion, podsOnLanding } from '../../domain/catalogue/landingSchema';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { citiesWithDelivery, cityPath, cityServices, hasCityPage } from '../../domain/delivery/deliveryCities';
import { storePath, storesWithPage } from '../../domain/delivery/stores/storePath';
import type { Locale } from '../../domain/region/locales';
import { regionsOfAll } from '../../domain/region/regions';
import { guidePath } from '../../domain/editorial/guideSchema';
import { routePath, routes, staticPath, type RouteId } from '../../domain/site/routing/routes';
import type { SearchEntry } from '../../domain/search/siteSearch';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import { linkRegions } from './shell/linkRegions';
import type { Strains } from './splitCatalogue';
import { sharedStrains } from './strainPages';
import { pageWords } from './pageWords';
import type { Pictures } from './productSummaries';

interface EntrySource {
  locale: Locale;
  content: Content;
  pictures: Pictures;
  catalogue: readonly ProductSummary[];
}

function makerEntries({ content, catalogue }: EntrySource): SearchEntry[] {
  return [...content.brands.values()].flatMap(({ slug, name }): SearchEntry[] => {
    const pods = podsByMaker(slug, catalogue);
    if (!pods.length) return [];
    return [{ kind: 'maker', title: name, path: makerPath(slug), regions: regionsOfAll(pods) }];
  });
}

/** Prefix lengths by which a postal code matches its own store, stores in its area, and stores farther away. */
const prefixLengths = [6, 3, 2];

/** 'M5H 2N2' → 'm5h2n2', 'm5h', 'm5'. */
const postalCodePrefixes = (postalCode: string): string[] =>
  prefixLengths.map((length) => postalCode.replace(/\s/g, '').toLowerCase().slice(0, length));

const storeEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  storesWithPage(locale.country, content.stores).map(({ id, name, addressOne, city, state, postalCode, region }) => ({
    kind: 'store',
    title: name,
    note: addressOne,
    town: `${city}, ${state}`,
    words: postalCode,
    postalCodes: postalCodePrefixes(postalCode),
    path: storePath(id),
    regions: [region],
  }));

function questionEntries({ locale, content, pictures }: EntrySource): SearchEntry[] {
  const { questions } = pageWords(content.pages.get('support')!, { locale, content, pictures });
  return questions.map(({ id, question, answer, keywords, regions }) => ({
    kind: 'question',
    title: question,
    words: keywords ?? '',
    text: answer,
    path: `${routePath('support')}#${id}`,
    regions,
  }));
}

/** Any postal code finds these pages. */
const postalCodeRoutes: readonly RouteId[] = ['storeLocator', 'xpress'];

/** Shoppers look for these pages, although they are not indexed. Some require a sign-in. */
const unindexedRoutes: ReadonlySet<RouteId> = new Set(['signIn', 'account', 'orders', 'myPods', 'favorites', 'track']);

const pageEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  routes
    .filter(({ id, isIndexed, isSignedIn }) => (isIndexed && !isSignedIn) || unindexedRoutes.has(id))
    .flatMap(({ id, path }): SearchEntry[] => {
      const page = content.pages.get(id);
      const to = staticPath(path);
      const regions = linkRegions(to, locale.country, content.products);
      if (!page || regions?.length === 0) return [];
      const [title, text] = [page.title, page.description].map((words) => resolveWords(words, locale));
      return [
        {
          kind: 'page',
          title: title!,
          text,
          path: to,
          regions,
          ...(postalCodeRoutes.includes(id) && { postalCodes: [''] }),
        },
      ];
    });

const guideEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  content.guides.map(({ slug, title, lead }) => ({
    kind: 'page',
    title: resolveWords(title, locale),
    text: resolveWords(lead, locale),
    path: guidePath(slug),
    regions: null,
  }));

const landingEntries = ({ locale, content, catalogue }: EntrySource): SearchEntry[] =>
  content.landings.flatMap(({ value, heading, lead }): SearchEntry[] => {
    const pods = podsOnLanding(value, catalogue);
    if (!pods.length) return [];
    const state = landingRegion(value);
    return [
      {
        kind: 'page',
        title: resolveWords(heading, locale),
        text: resolveWords(lead, locale),
        path: landingPath(value),
        ...(state
          ? // Shoppers of other states may ask for it by its name.
            { regions: null, needsName: true }
          : { regions: regionsOfAll(pods) }),
      },
    ];
  });

/** By name, the positions of the pods of those that have a page. */
export function searchedStrains({ content, catalogue }: Pick<EntrySource, 'content' | 'catalogue'>): Strains {
  const positions = new Map(catalogue.map(({ slug }, position) => [slug, position]));
  return new Map(
    sharedStrains({ content, catalogue }).map(({ strain, pods }) => [
      strain.name,
      pods.map(({ slug }) => positions.get(slug)!),
    ]),
  );
}

/** English only, like the cities' pages. A city without a page leads to the list of cities. */
const cityEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  citiesWithDelivery(locale.country, content.cities, content.dispensaries).map(
    ({ name, slug, region, postalCodes, about }) => ({
      kind: 'page',
      title: `XPRESS delivery in ${name}`,
      note: cityServices({ postalCodes }, content.dispensaries)
        .map(({ dispensary }) => dispensary.name)
        .join(', '),
      path: hasCityPage({ about }) ? cityPath(slug) : `${routePath('xpress')}#cities`,
      regions: [region],
      postalCodes,
    }),
  );

/** Omits products and strains, which are in the files of the catalogue. */
export const searchEntries = (source: EntrySource): SearchEntry[] =>
  [makerEntries, storeEntries, questionEntries, guideEntries, pageEntries, landingEntries, cityEntries].flatMap(
    (entriesOf) => entriesOf(source),
  );
