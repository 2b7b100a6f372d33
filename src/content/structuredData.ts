import type { Graph, Thing } from 'schema-dts';
import { hasListing } from '../domain/catalogue/listing';
import type { Store } from '../domain/delivery/storeSchema';
import { localeOf } from '../domain/region/locales';
import { defaultRegion } from '../domain/region/regions';
import { isIndexed } from '../domain/site/pageAddress';
import type { HeadWordsByLocale } from './headWords';
import type { PageContext, ProductView } from './pageContext';
import { breadcrumbs, productList } from './structuredDataLists';
import { organization, website } from './structuredDataOrganization';
import { productData } from './structuredDataProduct';
import { storeList } from './structuredDataStores';

export interface DataSource {
  stores: readonly Store[];
  /** The editor's id of each product, by slug. */
  productIds: ReadonlyMap<string, string>;
  words: HeadWordsByLocale;
}

/** The questions visible in the region that crawlers see. */
function questions({ words, localeId }: PageContext): Thing[] {
  const region = defaultRegion(localeOf(localeId).country).code;
  const seen = words.questions.filter(({ regions }) => regions === null || regions.includes(region));
  if (!seen.length) return [];
  return [
    {
      '@type': 'FAQPage',
      mainEntity: seen.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}

function productThings(page: PageContext, product: ProductView, { productIds, words }: DataSource): Thing[] {
  const id = productIds.get(product.summary.slug)!;
  return [breadcrumbs(page), productData(page, product, { id, words: words[page.localeId] })];
}

function thingsOf(page: PageContext, source: DataSource): Thing[] {
  if (page.routeId === 'home' || page.routeId === 'start') return [organization(page), website(page)];
  if (page.product) return productThings(page, page.product, source);
  if (hasListing(page.routeId)) return [breadcrumbs(page), ...productList(page)];
  if (page.routeId === 'storeLocator') return storeList(page, source.stores);
  return questions(page);
}

/** A page's content in schema.org's vocabulary, or null. It includes only what the page shows to crawlers. */
export function structuredData(page: PageContext, source: DataSource): Graph | null {
  const things = isIndexed(page) ? thingsOf(page, source) : [];
  return things.length ? { '@context': 'https://schema.org', '@graph': things } : null;
}
