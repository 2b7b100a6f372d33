import type { Locale } from '../../../domain/region/locales';
import type { ShellContext } from '../pageContext';
import type { Content } from '../../source/readContent';
import { resolveWords } from '../../source/resolveWords';
import { footerLink, navigationLinks } from './shellLinks';

export function shellContext(locale: Locale, content: Content): ShellContext {
  const { site, navigation, footer, logo } = content;
  const source = { locale, content };
  return {
    name: site.name,
    tagline: resolveWords(site.tagline, locale),
    siteUrl: site.siteUrl,
    themeColor: site.themeColor,
    logo,
    contact: { ...site.contact, hours: resolveWords(site.contact.hours, locale) },
    partnerUrl: site.partnerUrl,
    termsVersion: site.termsVersion,
    navigation: navigationLinks(navigation, source),
    footer: {
      mainLinks: footer.mainLinks.map((link) => footerLink(link, source)),
      groups: footer.additionalLinks.map((group) => ({
        id: group.id,
        title: resolveWords(group.title, locale),
        links: group.links.map((link) => footerLink(link, source)),
      })),
      trademark: resolveWords(footer.trademark, locale),
      terms: resolveWords(footer.terms, locale),
    },
  };
}
