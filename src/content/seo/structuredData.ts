import type { Graph, Service, Thing, Article, Organization, OrganizationLeaf, WebSite } from 'schema-dts';
import type { Dispensary } from '../../domain/delivery/citySchema';
import type { Store } from '../../domain/delivery/stores/storeSchema';
import { localeOf } from '../../domain/region/locales';
import { defaultRegion } from '../../domain/region/regions';
import { isIndexed, canonicalPath } from '../../domain/site/routing/canonicalPath';
import type { HeadWordsByLocale } from '../pages/headWords';
import type { CityView } from '../pages/locationViews';
import type { PageContext, ProductView, GuideView } from '../pages/pageContext';
import type { SellerTerms } from './offerTerms';
import { shippingServices } from './shippingServices';
import { breadcrumbs, productList } from './structuredDataLists';
import { productData } from './structuredDataProduct';
import { storeList, storePageData } from './structuredDataStores';
import { internationalNumber } from '../../domain/account/phoneNumber';

const idOf = ({ shell }: Pick<PageContext, 'shell'>, name: string): string => `${shell.siteUrl}/#${name}`;

/** Has no translated text: crawlers would merge the texts of all languages, which describe the same node. */
function organization(page: PageContext): OrganizationLeaf {
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

const website = (page: PageContext): WebSite => ({
  '@type': 'WebSite',
  '@id': `${page.shell.siteUrl}${canonicalPath(page)}#website`,
  name: page.shell.name,
  url: page.shell.siteUrl + canonicalPath(page),
  inLanguage: page.localeId,
  publisher: { '@id': idOf(page, 'organization') },
});

function guideArticle(page: PageContext, { publishedOn, updatedOn, wordCount, picture }: GuideView): Article {
  const { shell, words, localeId } = page;
  const url = shell.siteUrl + canonicalPath(page);
  const author = { '@type': 'Organization', '@id': `${shell.siteUrl}/#organization`, name: shell.name } as const;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    url,
    mainEntityOfPage: url,
    headline: words.heading,
    description: words.description,
    image: `${shell.siteUrl}${picture.base}-${Math.max(...picture.widths)}.webp`,
    inLanguage: localeId,
    datePublished: publishedOn,
    dateModified: updatedOn,
    wordCount,
    author: { ...author, url: `${shell.siteUrl}/` },
    publisher: author,
  };
}

export interface DataSource {
  stores: readonly Store[];
  dispensaries: readonly Dispensary[];
  productIds: ReadonlyMap<string, string>;
  words: HeadWordsByLocale;
  terms: SellerTerms;
}

/** The seller is the dispensary, not the site. */
const deliveryServices = (page: PageContext, { name, services }: CityView): Service[] =>
  services.map((service) => ({
    '@type': 'Service',
    '@id': `${page.shell.siteUrl}${canonicalPath(page)}#${service.id}`,
    name: page.words.heading,
    serviceType: 'Cannabis delivery',
    provider: { '@type': 'Organization', name: service.name, identifier: service.licence },
    areaServed: {
      '@type': 'City',
      name,
      containedInPlace: { '@type': 'State', name: 'California' },
    },
  }));

/** Google asks for the terms of delivery on a single page, as those of the organization that the home page describes. */
function deliveryTerms(page: PageContext, dispensaries: readonly Dispensary[]): Organization[] {
  const services = shippingServices(dispensaries);
  return services.length ? [{ ...organization(page), hasShippingService: services }] : [];
}

/** Omits questions that the crawlers' region does not show. */
function questions({ words, product, localeId }: PageContext): Thing[] {
  const region = defaultRegion(localeOf(localeId).country).code;
  const visible = [...words.questions, ...(product?.device?.questions ?? [])].filter(
    ({ regions }) => regions === null || regions.includes(region),
  );
  if (!visible.length) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: visible.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function productThings(page: PageContext, product: ProductView, { productIds, words, terms }: DataSource): Thing[] {
  const id = productIds.get(product.summary.slug)!;
  const productNode = productData(page, product, { id, words: words[page.localeId], terms });
  return [breadcrumbs(page), ...(productNode ? [productNode] : []), ...questions(page)];
}

function describePage(page: PageContext, source: DataSource): Thing[] {
  if (page.routeId === 'home' || page.routeId === 'start') return [organization(page), website(page)];
  if (page.product) return productThings(page, page.product, source);
  if (page.listing) return [breadcrumbs(page), ...productList(page)];
  if (page.store) return [breadcrumbs(page), storePageData(page, page.store)];
  if (page.guide) return [breadcrumbs(page), guideArticle(page, page.guide)];
  if (page.city)
    return [
      breadcrumbs(page),
      ...deliveryServices(page, page.city),
      ...productList(page, { products: page.city.menu, total: page.city.menu.length }),
    ];
  if (page.storesByRegion || page.guides) return [breadcrumbs(page)];
  if (page.routeId === 'xpress') return [...deliveryTerms(page, source.dispensaries), ...questions(page)];
  if (page.routeId === 'storeLocator') return storeList(page, source.stores);
  return questions(page);
}

/** Describes only what crawlers see on the page. Returns null if that is nothing. */
export function structuredData(page: PageContext, source: DataSource): Graph | null {
  const things = isIndexed(page) ? describePage(page, source) : [];
  return things.length ? { '@context': 'https://schema.org', '@graph': things } : null;
}
