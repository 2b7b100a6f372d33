import { defaultLocale, locales, type Locale } from '../domain/region/locales';
import type { PageContext, PageWords } from './pageContext';
import type { Content } from './readContent';
import { resolveWords } from './resolveWords';
import { shellContext } from './shellContext';
import type { SitePage } from './sitePages';

interface BarePage {
  routeId: PageContext['routeId'];
  path: string;
  locale?: Locale;
}

function bareContext(content: Content, { routeId, path, locale = defaultLocale }: BarePage): PageContext {
  const words: PageWords = {
    title: content.site.name,
    description: resolveWords(content.site.description, locale),
    heading: resolveWords(content.site.tagline, locale),
    lead: resolveWords(content.site.description, locale),
    updatedOn: null,
    sections: [],
    topics: [],
    questions: [],
  };
  return { localeId: locale.id, routeId, localPath: path, words, shell: shellContext(locale, content), alternates: [] };
}

/** The context of /404 and /500, which the host shows outside every locale. */
export const fallbackContext = (content: Content, routeId: 'notFound' | 'serverError'): PageContext =>
  bareContext(content, { routeId, path: '/' });

/** Pages that are not routes: the start URL, a 404 page in each locale, and the UI kit (never in production). */
export function extraPages(content: Content): SitePage[] {
  const everywhere = locales.map(({ id }) => ({ localeId: id, path: '/' }));
  const start = { ...bareContext(content, { routeId: 'start', path: '/' }), alternates: everywhere };
  const pages: SitePage[] = [{ path: '/', template: 'Start', context: start }];
  for (const locale of locales)
    pages.push({
      path: `${locale.prefix}/404`,
      template: '../pages/404',
      context: bareContext(content, { routeId: 'notFound', path: '/404', locale }),
    });
  if (process.env.CONTEXT !== 'production')
    pages.push({
      path: '/__kit',
      template: 'KitPage',
      context: bareContext(content, { routeId: 'kit', path: '/__kit' }),
    });
  return pages;
}
