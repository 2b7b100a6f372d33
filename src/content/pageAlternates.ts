import { defaultLocale, localeOf, localePath, type LocaleId } from '../domain/region/locales';
import { isIndexed } from '../domain/site/pageAddress';
import type { PageContext } from './pageContext';

export interface AlternateLink {
  hreflang: LocaleId | 'x-default';
  href: string;
}

type Page = Pick<PageContext, 'routeId' | 'localeId' | 'alternates' | 'shell'>;

/** The same page in each locale whose search engines know it, this one included, and the one for everybody else; none for a page that they do not know. */
export function alternateLinks({ routeId, localeId, alternates, shell }: Page): AlternateLink[] {
  if (!isIndexed({ routeId, localeId })) return [];
  const known = alternates.filter((each) => isIndexed({ routeId, localeId: each.localeId }));
  const links = known.map((each) => ({
    hreflang: each.localeId,
    href: shell.siteUrl + localePath(localeOf(each.localeId), each.path),
  }));
  const home = known.find((each) => each.localeId === defaultLocale.id);
  if (!home) return links;
  // D-10: the start URL leads everybody to a home page of theirs.
  const everybody = home.path === '/' ? '/' : localePath(defaultLocale, home.path);
  return [...links, { hreflang: 'x-default', href: shell.siteUrl + everybody }];
}
