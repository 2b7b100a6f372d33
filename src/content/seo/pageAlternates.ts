import { pageAfterFirst } from '../../domain/site/routing/listPage';
import { defaultLocale, localeOf, localePath, type LocaleId } from '../../domain/region/locales';
import { canonicalPath, isIndexed } from '../../domain/site/routing/canonicalPath';
import type { PageContext } from '../pages/pageContext';

export interface AlternateLink {
  hreflang: LocaleId | 'x-default';
  href: string;
}

type Page = Pick<PageContext, 'routeId' | 'localeId' | 'localPath' | 'listing' | 'alternates' | 'shell'>;

/**
 * Lists each indexed locale, including the page's own, and x-default. Later pages of a list have no alternates, because
 * other locales list other products there.
 */
export function alternateLinks(page: Page): AlternateLink[] {
  const { routeId, localeId, alternates, listing, shell } = page;
  if (!isIndexed({ routeId, localeId })) return [];
  if (pageAfterFirst(listing)) return [{ hreflang: localeId, href: shell.siteUrl + canonicalPath(page) }];
  const indexed = alternates.filter((each) => isIndexed({ routeId, localeId: each.localeId }));
  const links = indexed.map((each) => ({
    hreflang: each.localeId,
    href: shell.siteUrl + localePath(localeOf(each.localeId), each.path),
  }));
  const home = indexed.find((each) => each.localeId === defaultLocale.id);
  if (!home) return links;
  // The start URL, which redirects visitors to their locale, lists these pages for crawlers.
  const defaultPath = home.path === '/' ? '/' : localePath(defaultLocale, home.path);
  return [...links, { hreflang: 'x-default', href: shell.siteUrl + defaultPath }];
}
