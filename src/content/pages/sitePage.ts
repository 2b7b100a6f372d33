import type { ProductSummary } from '../../domain/catalogue/productSummary';
import { localePath, locales, type Locale } from '../../domain/region/locales';
import { regionOf, type Subcountry } from '../../domain/region/regions';
import { pageRow, type EntryPageId } from '../../domain/site/routing/routes';
import type { Content } from '../source/readContent';
import type { PageContext, ShellContext } from './pageContext';
import type { PageWords } from './sectionViews';
import type { Pictures } from './productSummaries';

export interface SitePage {
  path: string;
  template: string;
  /** Set if only the browser can resolve the rest of the path. */
  matchPath?: string;
  context: PageContext;
}

export interface LocaleSource {
  locale: Locale;
  content: Content;
  pictures: Pictures;
  catalogue: ProductSummary[];
  shell: ShellContext;
}

export const emptySections = { updatedOn: null, sections: [], topics: [], questions: [] } satisfies Partial<PageWords>;

type EntryWords = Pick<PageWords, 'title' | 'description' | 'heading' | 'lead'> & Partial<PageWords>;

interface Entry extends Pick<PageContext, 'alternates'>, Partial<Omit<PageContext, 'words' | 'alternates'>> {
  routeId: EntryPageId;
  /** Without the locale. */
  path: string;
  words: EntryWords;
}

/** The page of a product, maker, store or other entry of the content. */
export const entryPage = ({ locale, shell }: LocaleSource, { path, words, ...context }: Entry): SitePage => ({
  path: localePath(locale, path),
  template: pageRow(context.routeId).template,
  context: { localeId: locale.id, localPath: path, words: { ...emptySections, ...words }, shell, ...context },
});

/** The same page in each locale of the region's country. */
export const alternatesIn = (region: Subcountry, path: string): PageContext['alternates'] =>
  locales.filter(({ country }) => country === regionOf(region).country).map(({ id }) => ({ localeId: id, path }));
