import { makerPath, podsBy } from '../../domain/catalogue/makerPath';
import { productPath } from '../../domain/catalogue/productPath';
import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { storePath, storesOf } from '../../domain/delivery/stores/storePath';
import type { Locale } from '../../domain/region/locales';
import { guidePath } from '../../domain/site/guideSchema';
import { routePath, routes, staticPath } from '../../domain/site/routes';
import type { SearchEntry } from '../../domain/site/siteSearch';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import { linkRegions } from './linkRegions';
import { pageWords } from './pageWords';
import type { Pictures } from './productSummaries';

interface EntrySource {
  locale: Locale;
  content: Content;
  pictures: Pictures;
  /** The locale's catalogue as its file has it: with effects and flavors only where they may be promoted. */
  catalogue: readonly ProductSummary[];
}

const plain = { note: null, words: '', plantType: null, oilType: null, regions: null } as const;

const productEntries = ({ catalogue }: EntrySource): SearchEntry[] =>
  catalogue.map(({ title, brand, plantType, oilType, regions, effects = [], flavors = [], ...summary }) => ({
    kind: 'product',
    title,
    note: brand,
    words: [...effects, ...flavors].join(' '),
    plantType,
    oilType,
    path: productPath(summary),
    regions,
  }));

/** The makers with pods in the country, each with its page. */
function makerEntries({ content, catalogue }: EntrySource): SearchEntry[] {
  return [...content.brands.values()].flatMap(({ slug, name }): SearchEntry[] => {
    const pods = podsBy(slug, catalogue);
    if (!pods.length) return [];
    const path = makerPath(slug);
    return [
      { ...plain, kind: 'maker', title: name, path, regions: [...new Set(pods.flatMap(({ regions }) => regions))] },
    ];
  });
}

const storeEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  storesOf(locale.country, content.stores).map(({ id, name, addressOne, city, state, postalCode, region }) => ({
    ...plain,
    kind: 'store',
    title: name,
    note: `${addressOne}, ${city}, ${state}`,
    words: postalCode,
    path: storePath(id),
    regions: [region],
  }));

function questionEntries({ locale, content, pictures }: EntrySource): SearchEntry[] {
  const { questions } = pageWords(content.pages.get('support')!, { locale, content, pictures });
  return questions.map(({ id, question, answer, keywords, regions }) => ({
    ...plain,
    kind: 'question',
    title: question,
    words: `${answer} ${keywords ?? ''}`,
    path: `${routePath('support')}#${id}`,
    regions,
  }));
}

/** The pages that anyone can open. */
const pageEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  routes
    .filter(({ isIndexed, isSignedIn }) => isIndexed && !isSignedIn)
    .flatMap(({ id, path }): SearchEntry[] => {
      const page = content.pages.get(id);
      const to = staticPath(path);
      const regions = linkRegions(to, locale.country, content.products);
      if (!page || regions?.length === 0) return [];
      const words = resolveWords(page.description, locale);
      return [{ ...plain, kind: 'page', title: resolveWords(page.title, locale), words, path: to, regions }];
    });

const guideEntries = ({ locale, content }: EntrySource): SearchEntry[] =>
  content.guides.map(({ slug, title, lead }) => ({
    ...plain,
    kind: 'page',
    title: resolveWords(title, locale),
    words: resolveWords(lead, locale),
    path: guidePath(slug),
  }));

/** Everything that the search of the whole site finds in a locale. */
export const searchEntries = (source: EntrySource): SearchEntry[] =>
  [productEntries, makerEntries, storeEntries, questionEntries, guideEntries, pageEntries].flatMap((entriesOf) =>
    entriesOf(source),
  );
