import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTime } from '../../../src/content/source/buildTime';
import { readEntries } from '../../../src/content/source/readFolder';
import { landingSchema, type Landing } from '../../../src/domain/catalogue/landingSchema';
import type { Product, LocalizedText } from '../../../src/domain/catalogue/productSchema';
import type { Locale } from '../../../src/domain/region/locales';
import {
  footerSchema,
  navigationSchema,
  siteSchema,
  type FooterContent,
  type Navigation,
  type Page,
  type Site,
} from '../../../src/domain/editorial/pageSchema';
import type { RouteId } from '../../../src/domain/site/routing/routes';

const content = join(process.cwd(), 'content');
const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(content, ...path), 'utf8'));

export const readSite = (): Site => siteSchema.parse(readJson('site', 'site.json'));

export const readNavigation = (): Navigation['items'] =>
  navigationSchema.parse(readJson('navigation', 'main.json')).items;

export const readFooter = (): FooterContent => footerSchema.parse(readJson('footer', 'footer.json'));

export function readPages(): Map<RouteId, Page> {
  const pages = (['pages', 'legal'] as const).flatMap((folder) => readEntries(content, folder, buildTime(process.env)));
  return new Map(pages.map((page) => [page.route, page]));
}

export const readLanding = (slug: string): Landing => landingSchema.parse(readJson('landings', `${slug}.json`));

export function findProduct(isWanted: (product: Product) => boolean): Product {
  const found = readEntries(content, 'products', buildTime(process.env)).find(isWanted);
  if (found) return found;
  throw new Error('Expected a product in content/products that this test can use.');
}

/** Formats content as a page of the locale must show it. */
export function wordsIn(locale: Locale, words: LocalizedText): string {
  if (locale.language === 'fr') return words.fr ?? words.en;
  return locale.id === 'en-CA' ? (words.enCa ?? words.en) : words.en;
}
