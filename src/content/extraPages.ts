import { defaultLocale, locales, type Locale } from '../domain/region/locales';
import type { PageContext, PageWords } from './pageContext';
import type { Content } from './readContent';
import { resolveWords } from './resolveWords';
import { shellContext } from './shellContext';
import type { SitePage } from './sitePages';

function bareContext(routeId: PageContext['routeId'], path: string, locale: Locale, content: Content): PageContext {
  const words: PageWords = {
    title: content.site.name,
    description: resolveWords(content.site.description, locale),
    heading: resolveWords(content.site.tagline, locale),
    lead: resolveWords(content.site.description, locale),
    updatedOn: null,
    sections: [],
    questions: [],
  };
  return { localeId: locale.id, routeId, localPath: path, words, shell: shellContext(locale, content), alternates: [] };
}

/** The context of /404 and /500, which the host shows outside every locale. */
export const fallbackContext = (content: Content): PageContext => bareContext('notFound', '/', defaultLocale, content);

/** The pages that are no route: the start URL, a 404 page in each locale, and the sheet of primitives (never in production). */
export function extraPages(content: Content): SitePage[] {
  const everywhere = locales.map(({ id }) => ({ localeId: id, path: '/' }));
  const start = { ...bareContext('start', '/', defaultLocale, content), alternates: everywhere };
  const pages: SitePage[] = [{ path: '/', template: 'Start', context: start }];
  for (const locale of locales)
    pages.push({ path: `${locale.prefix}/404`, template: '../pages/404', context: bareContext('notFound', '/404', locale, content) });
  if (process.env.CONTEXT !== 'production')
    pages.push({ path: '/__kit', template: 'KitPage', context: bareContext('kit', '/__kit', defaultLocale, content) });
  return pages;
}
