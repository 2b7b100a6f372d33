import type { ProductSummary } from '../../domain/catalogue/productSummary';
import type { Locale } from '../../domain/region/locales';
import type { Content } from '../source/readContent';
import type { PageContext, PageWords, ShellContext } from './pageContext';
import type { Pictures } from './productSummaries';

/** A page for Gatsby to create. */
export interface SitePage {
  path: string;
  template: string;
  /** Set if only the browser knows the rest of the path. */
  matchPath?: string;
  context: PageContext;
}

/** The data that the pages of one locale are built from. */
export interface LocaleSource {
  locale: Locale;
  content: Content;
  pictures: Pictures;
  catalogue: ProductSummary[];
  shell: ShellContext;
}

/** The words that pages without a content file do not have. */
export const noSections = { updatedOn: null, sections: [], topics: [], questions: [] } satisfies Partial<PageWords>;
