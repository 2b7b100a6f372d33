import type { Organization, WebSite } from 'schema-dts';
import { internationalNumber } from '../../domain/account/phoneNumber';
import { canonicalPath } from '../../domain/site/routing/canonicalPath';
import type { PageContext } from '../pages/pageContext';

const idOf = ({ shell }: Pick<PageContext, 'shell'>, name: string): string => `${shell.siteUrl}/#${name}`;

/** Has no translated text: crawlers would merge the texts of all languages, which describe the same node. */
export function organization(page: PageContext): Organization {
  const { name, siteUrl, contact } = page.shell;
  return {
    '@type': 'Organization',
    '@id': idOf(page, 'organization'),
    name,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    email: contact.email,
    telephone: internationalNumber(contact.phone),
  };
}

export const website = (page: PageContext): WebSite => ({
  '@type': 'WebSite',
  '@id': `${page.shell.siteUrl}${canonicalPath(page)}#website`,
  name: page.shell.name,
  url: page.shell.siteUrl + canonicalPath(page),
  inLanguage: page.localeId,
  publisher: { '@id': idOf(page, 'organization') },
});
