import { defaultLocale, locales, type Locale } from '../../domain/region/locales';
import { staffPath, staffRoutes } from '../../domain/site/routing/staffRoutes';
import type { PageContext } from './pageContext';
import type { PageWords } from './sectionViews';
import type { Pictures } from './productSummaries';
import type { Content } from '../source/readContent';
import { resolveWords } from '../source/resolveWords';
import { shellContext } from './shell/shellContext';
import { emptySections, type SitePage } from './sitePage';

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
    ...emptySections,
  };
  return { localeId: locale.id, routeId, localPath: path, words, shell: shellContext(locale, content), alternates: [] };
}

const notFoundPictures = (pictures: Pictures) => ({ pictures: { ring: pictures.ring! } });

/** The host serves these pages outside every locale: /404 or /500, with or without '.html'. */
export function fallbackRoute(path: string): 'notFound' | 'serverError' | null {
  const [, status] = /^\/(404|500)(?:\.html)?$/.exec(path) ?? [];
  return status ? (status === '500' ? 'serverError' : 'notFound') : null;
}

const notFoundContext = (content: Content, pictures: Pictures, locale: Locale): PageContext => ({
  ...bareContext(content, { routeId: 'notFound', path: '/404', locale }),
  ...notFoundPictures(pictures),
});

export const fallbackContext = (
  content: Content,
  pictures: Pictures,
  routeId: 'notFound' | 'serverError',
): PageContext => ({
  ...bareContext(content, { routeId, path: '/' }),
  ...notFoundPictures(pictures),
  ...(routeId === 'notFound' && {
    byLocale: Object.fromEntries(locales.map((locale) => [locale.id, notFoundContext(content, pictures, locale)])),
  }),
});

/** Includes the start URL, a 404 page per locale, pages for staff, and the UI kit (never in production). */
export function extraPages(content: Content, pictures: Pictures): SitePage[] {
  const everywhere = locales.map(({ id }) => ({ localeId: id, path: '/' }));
  const start = { ...bareContext(content, { routeId: 'start', path: '/' }), alternates: everywhere };
  const pages: SitePage[] = [{ path: '/', template: 'Start', context: start }];
  for (const locale of locales)
    pages.push({
      path: `${locale.prefix}/404`,
      template: '../pages/404',
      context: notFoundContext(content, pictures, locale),
    });
  for (const { id, path, template, title } of staffRoutes) {
    const context = bareContext(content, { routeId: id, path });
    pages.push({
      path: staffPath(id),
      template,
      context: { ...context, words: { ...context.words, title } },
    });
  }
  if (process.env.CONTEXT !== 'production')
    pages.push({
      path: '/__kit',
      template: '../../tests/kit/KitPage',
      context: bareContext(content, { routeId: 'kit', path: '/__kit' }),
    });
  return pages;
}
