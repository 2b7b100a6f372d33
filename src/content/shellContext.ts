import { productPath } from '../domain/catalogue/productPath';
import type { Locale } from '../domain/region/locales';
import type { Footer, Target } from '../domain/site/pageSchema';
import type { FooterLink, ShellContext } from './pageContext';
import type { Content } from './readContent';
import { resolveWords } from './resolveWords';

const hrefOf = (target: Target): string =>
  'path' in target ? target.path : 'url' in target ? target.url : productPath(target.product);

const footerLink = (link: Footer['mainLinks'][number], locale: Locale): FooterLink => ({
  id: link.originalId,
  title: resolveWords(link.title, locale),
  href: link.hyperlink,
  authentication: link.authenticationVisibility,
});

/** Brand, navigation and footer in a locale (S7-28). */
export function shellContext(locale: Locale, { site, navigation, footer, logo }: Content): ShellContext {
  return {
    name: site.name,
    tagline: resolveWords(site.tagline, locale),
    siteUrl: site.siteUrl,
    logo,
    contact: { ...site.contact, hours: resolveWords(site.contact.hours, locale) },
    partnerUrl: site.partnerUrl,
    termsVersion: site.termsVersion,
    navigation: navigation.items.map((item) => ({
      id: item.id,
      title: resolveWords(item.title, locale),
      href: hrefOf(item.target),
      visibility: item.visibility ?? null,
      authentication: item.authenticationVisibility,
      subcountries: item.subcountryVisibility,
      needsUnlockAppLinks: item.needsUnlockAppLinks,
    })),
    footer: {
      mainLinks: footer.mainLinks.map((link) => footerLink(link, locale)),
      groups: footer.additionalLinks.map((group) => ({
        id: group.id,
        title: resolveWords(group.title, locale),
        links: group.links.map((link) => footerLink(link, locale)),
      })),
      trademark: resolveWords(footer.trademark, locale),
      terms: resolveWords(footer.terms, locale),
    },
  };
}
