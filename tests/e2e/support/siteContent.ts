import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productSchema, type Product, type Words } from '../../../src/domain/catalogue/productSchema';
import type { Locale } from '../../../src/domain/region/locales';
import {
  footerSchema,
  navigationSchema,
  pageSchema,
  siteSchema,
  type Footer,
  type Navigation,
  type Page,
  type Site,
} from '../../../src/domain/site/pageSchema';
import type { RouteId } from '../../../src/domain/site/routes';

const content = join(process.cwd(), 'content');
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(content, ...path), 'utf8'));
const namesIn = (folder: string) => readdirSync(join(content, folder)).filter((name) => name.endsWith('.json'));

export const readSite = (): Site => siteSchema.parse(readJson('site', 'site.json'));

export const readNavigation = (): Navigation['items'] =>
  navigationSchema.parse(readJson('navigation', 'main.json')).items;

export const readFooter = (): Footer => footerSchema.parse(readJson('footer', 'footer.json'));

export function readPages(): Map<RouteId, Page> {
  const pages = ['pages', 'legal'].flatMap((folder) =>
    namesIn(folder).map((name) => pageSchema.parse(readJson(folder, name))),
  );
  return new Map(pages.map((page) => [page.route, page]));
}

/** The first matching product file, by name. */
export function findProduct(isWanted: (product: Product) => boolean): Product {
  for (const name of namesIn('products').toSorted()) {
    const product = productSchema.parse(readJson('products', name));
    if (isWanted(product)) return product;
  }
  throw new Error('Expected a product in content/products that this test can use.');
}

/** Content words as a page of the locale must show them. */
export function wordsIn(locale: Locale, words: Words): string {
  if (locale.language === 'fr') return words.fr ?? words.en;
  return locale.id === 'en-CA' ? (words.enCa ?? words.en) : words.en;
}
