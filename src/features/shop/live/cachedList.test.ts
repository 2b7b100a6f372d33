import { expect, test } from 'vitest';
import { buildSummary } from '../../../../tests/fixtures/builders/buildShop';
import { readCatalogue } from '../../../../tests/fixtures/catalogueFixture';
import { defaultListQuery, listStep, type ListSort } from '../../../domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../../domain/catalogue/productSummary';
import { computeList } from '../computeList';

const { compare } = new Intl.Collator('en-US', { numeric: true });
const places = ['élan', 'Birch', 'amber', 'Cedar 9', 'Cedar 10', 'Øre'];
/** Titles in no order, some of them more than once, of several makers. */
const products = Array.from({ length: 1000 }, (_, index) =>
  buildSummary({
    slug: `pod-${index}`,
    title: `${places[(index * 7) % places.length]} ${(index * 389) % 700}`,
    brand: `Maker ${(index * 31) % 9}`,
    brandSlug: `maker-${(index * 31) % 9}`,
    plantType: index % 3 ? 'Indica' : 'Sativa',
  }),
);
const byTitle = (a: ProductSummary, b: ProductSummary) => compare(a.title, b.title);
const orders: Partial<Record<ListSort, (a: ProductSummary, b: ProductSummary) => number>> = {
  name: byTitle,
  brand: (a, b) => compare(a.brand, b.brand) || byTitle(a, b),
};

function readPage(maxUnsplit: number, query: Partial<typeof defaultListQuery>) {
  const { catalogue, read, loaded } = readCatalogue(products, 'en-US', { maxUnsplit });
  const source = { catalogue, routeId: 'pods', region: 'CA', localeId: 'en-US' } as const;
  const list = () =>
    computeList({ ...source, search: null, offers: null, ratings: null }, { ...defaultListQuery, ...query });
  const slugs = read(list)!.products.map(({ slug }) => slug);
  return { slugs, ranks: [...loaded].filter((part) => part.startsWith('ranks-')).length };
}

test.each<[sort: 'name' | 'brand', page: number, shown: number, maxUnsplit: number, ranks: number]>([
  ['name', 1, listStep, 2000, 1],
  ['name', 1, listStep, 0, 1],
  ['name', 3, listStep, 0, 2],
  ['name', 14, listStep, 0, 1],
  ['name', 2, 6 * listStep, 0, 3],
  ['brand', 1, listStep, 2000, 0],
  ['brand', 6, listStep, 0, 0],
])('S2-72 by %s, page %d with %d products, ties stay newest first', (sort, page, shown, maxUnsplit, ranks) => {
  const read = readPage(maxUnsplit, { plant: ['Sativa'], sort, page, shown });
  const sorted = products.filter(({ plantType }) => plantType === 'Sativa').toSorted(orders[sort]!);
  const start = (page - 1) * listStep;
  expect(read.slugs).toEqual(sorted.slice(start, start + shown).map(({ slug }) => slug));
  expect(read.ranks).toBe(ranks);
});
