import { brotliCompressSync } from 'node:zlib';
import { sizeOrder } from '../../src/content/pages/sizeOrder';
import { splitCatalogue, type Strains } from '../../src/content/pages/splitCatalogue';
import { defaultListQuery, type ListQuery } from '../../src/domain/catalogue/list/listQuery';
import { sizeIndexes } from '../../src/domain/catalogue/files/sizeOrder';
import type { CataloguePart } from '../../src/domain/catalogue/files/catalogueFiles';
import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import { getSiteIndex } from '../../src/domain/search/siteIndex';
import { buildProductSearch } from '../../src/domain/search/searchIndex';
import { computeList } from '../../src/features/shop/computeList';
import { en } from '../../src/i18n/messages/en';
import { siteLabels } from '../../src/i18n/siteLabels';
import { createTranslator } from '../../src/i18n/translator';
import { buildOffer } from '../fixtures/builders/buildShop';
import { openFiles } from '../fixtures/catalogueFixture';
import { ownEntries } from '../fixtures/openTestShop';

const region = 'CA';
const localeId = 'en-US';
const { t } = createTranslator(en, 'en', console.error);

/** Brotli of quality 11, as hosts compress static files. */
const brotli = (content: unknown): number => brotliCompressSync(JSON.stringify(content)).length;

interface Shopper {
  /** The dispensary for the address has some of the products. */
  hasAddress?: boolean;
  /** Owners rated some of the products. */
  hasRatings?: boolean;
  /** The server knows another order of the sizes than the page. */
  isOtherRelease?: boolean;
}

/** Every fiftieth product, as a dispensary or the owners' ratings have them: scattered over the catalogue. */
const someOf = (products: readonly ProductSummary[]) => products.filter((_, index) => index % 50 === 0);

const offersOf = (products: readonly ProductSummary[], indexes: ReadonlyMap<string, string>) =>
  someOf(products).flatMap(({ variants }) =>
    variants.map(({ id }) => buildOffer({ productVariantId: id, sizeIndex: indexes.get(id) })),
  );

const ratingsOf = (products: readonly ProductSummary[], indexes: ReadonlyMap<string, string>) =>
  someOf(products).map(({ slug, variants: [first] }) => ({
    slug,
    sizeIndex: indexes.get(first!.id),
    average: 4.5,
    count: 30,
  }));

/** The bytes that the indexes of sizes add to a response, which names the sizes by their ids anyway. */
const indexBytes = (items: readonly { sizeIndex?: string }[]): number =>
  brotli(items) - brotli(items.map(({ sizeIndex: _, ...item }) => item));

/** As many shared strains for each product as this project's own catalogue has, which are of two or three pods each. */
function strainsOf(products: readonly ProductSummary[]): Strains {
  const positionAt = (index: number) => (index * 7919) % products.length;
  return new Map(
    Array.from({ length: Math.floor(products.length * 0.39) }, (_, index) => [
      products[positionAt(index + 4999)]!.title,
      [index, index + 1, ...(index % 2 ? [index + 2] : [])].map(positionAt).sort((a, b) => a - b),
    ]),
  );
}

interface Fetched {
  files: number;
  bytes: number;
  results: number;
}

/** Measures what a browser fetches for a first query, of a list or of the search panel, with what they preload. */
export function catalogueBytes(products: readonly ProductSummary[]) {
  const sizes = new Map<CataloguePart, number>();
  const files = new Map(splitCatalogue(products, localeId, { strains: strainsOf(products) }));
  const entries = ownEntries(localeId, products);
  const sizeOf = (part: CataloguePart) => {
    const size = sizes.get(part) ?? brotli(files.get(part));
    sizes.set(part, size);
    return size;
  };
  const measure = (loaded: ReadonlySet<CataloguePart>, results: number): Fetched => ({
    files: loaded.size,
    bytes: [...loaded].reduce((sum, part) => sum + sizeOf(part), 0),
    results,
  });
  /** With what a search of the site preloads, and the file of what is no product. */
  const measureSite = (loaded: Set<CataloguePart>, results: number): Fetched => {
    const { files: count, bytes } = measure(loaded.add('words-0').add('strains-0'), results);
    return { files: count + 1, bytes: bytes + brotli(entries), results };
  };
  const order = sizeOrder(products);
  const ownIndexes = sizeIndexes(order);
  const otherIndexes = sizeIndexes({ ...order, version: 'ffffffff' });
  return {
    list(query: Partial<ListQuery>, { hasAddress, hasRatings, isOtherRelease }: Shopper = {}): Fetched {
      const { catalogue, read, loaded } = openFiles(files);
      const search = buildProductSearch(catalogue, (kind) => t(`product.${kind}`));
      const indexes = isOtherRelease ? otherIndexes : ownIndexes;
      const offered = hasAddress ? offersOf(products, indexes) : [];
      const rated = hasRatings ? ratingsOf(products, indexes) : [];
      const offers = hasAddress ? new Map(offered.map((offer) => [offer.productVariantId, offer])) : null;
      const ratings = hasRatings ? new Map(rated.map((rating) => [rating.slug, rating])) : null;
      const source = { catalogue, routeId: 'pods', region, localeId, search, offers, ratings } as const;
      const { total } = read(() => computeList(source, { ...defaultListQuery, ...query }))!;
      const fetched = measure(query.q ? loaded.add('words-0') : loaded, total);
      return { ...fetched, bytes: fetched.bytes + indexBytes(offered) + indexBytes(rated) };
    },
    panel(text: string): Fetched {
      const { catalogue, read, loaded } = openFiles(files);
      const site = getSiteIndex({ catalogue, entries }, siteLabels(t));
      const { hits } = read(() => site.find(text, region));
      return measureSite(loaded.add('cards-0'), hits.length);
    },
    resultsPage(q: string): Fetched {
      const { catalogue, read, loaded } = openFiles(files);
      const site = getSiteIndex({ catalogue, entries }, siteLabels(t));
      const source = { catalogue, routeId: 'search', region, localeId, search: site.products } as const;
      const { hits } = read(() => {
        computeList({ ...source, offers: null, ratings: null }, { ...defaultListQuery, q });
        return site.find(q, region);
      });
      return measureSite(loaded, hits.length);
    },
    /** Without strains, which no catalogue in one file had. */
    whole(): Fetched {
      const parts = [...files.keys()].filter((part) => !part.startsWith('strains-'));
      return measure(new Set(parts), products.length);
    },
  };
}

export const wholeBytes = (products: readonly ProductSummary[]): number => brotli(products);

const queries: [name: string, Partial<ListQuery>, Shopper?][] = [
  ['a filter', { plant: ['Indica'] }],
  ['a filter in the order of prices', { plant: ['Sativa'], sort: 'price-asc' }],
  ['a filter in the order of THC', { plant: ['CBD'], sort: 'thc-desc' }],
  ['a filter in the order of names', { plant: ['Sativa'], sort: 'name' }],
  ['a filter in the order of brands', { plant: ['Sativa'], sort: 'brand' }],
  ['a filter in the order of ratings', { plant: ['Sativa'], sort: 'rating' }, { hasRatings: true }],
  ['a filter with an address', { plant: ['Indica'] }, { hasAddress: true }],
  ['a filter for stock', { plant: ['Indica'], stock: true }, { hasAddress: true }],
  ['names, with an address', { plant: ['Sativa'], sort: 'name' }, { hasAddress: true }],
  [
    'names, an address, another release',
    { plant: ['Sativa'], sort: 'name' },
    { hasAddress: true, isOtherRelease: true },
  ],
  ['a search for a word', { q: 'lantern' }],
  ['a search with a typo', { q: 'lantrn' }],
  ['a search for a terpene', { q: 'limonene' }],
];

/** Formats what a first filter or search fetches. */
export function catalogueLines(products: readonly ProductSummary[]): string[] {
  const { list, panel, resultsPage, whole } = catalogueBytes(products);
  const lines: [string, Pick<Fetched, 'bytes' | 'files'>][] = [
    ...queries.map(([name, query, shopper]): [string, Fetched] => [name, list(query, shopper)]),
    ['a word in the search of the header', panel('lantern')],
    ['a typo in the search of the header', panel('lantrn')],
    ['a word on the page of all results', resultsPage('lantern')],
    ['a typo on the page of all results', resultsPage('lantrn')],
    ['all files without strains', whole()],
    ['before the split', { bytes: wholeBytes(products), files: 1 }],
  ];
  return lines.map(
    ([name, { bytes, files }]) =>
      `${products.length} products, ${name}`.padEnd(58) +
      `${(bytes / 1000).toFixed(1).padStart(7)} KB${String(files).padStart(6)} files`,
  );
}
