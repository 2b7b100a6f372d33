import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Locale } from '../../domain/region/locales';
import type { Content } from '../source/readContent';
import type { PageContext, PageWords, ShellContext } from './pageContext';
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
