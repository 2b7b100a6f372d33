import { defaultListQuery, type ListQuery } from '../../src/domain/catalogue/list/listQuery';
import type { ProductSummary } from '../../src/domain/catalogue/productSummary';
import { buildProductSearch } from '../../src/domain/search/searchIndex';
import { computeList } from '../../src/features/shop/computeList';
import type { ListSource } from '../../src/features/shop/live/cachedList';
import { en } from '../../src/i18n/messages/en';
import { createTranslator } from '../../src/i18n/translator';
import type { Catalogue } from '../../src/domain/catalogue/files/catalogue';
import { openFiles } from '../fixtures/catalogueFixture';
import { splitCatalogue } from '../../src/content/pages/splitCatalogue';
import { growCatalogue } from './syntheticCatalogue';

export interface Spread {
  /** In milliseconds. */
  median: number;
  p95: number;
}

export const computeSpread = (times: number[]): Spread => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!;
  return { median: at(0.5), p95: at(0.95) };
};

function time(runs: number, run: (turn: number) => unknown): Spread {
  return computeSpread(
    Array.from({ length: runs }, (_, turn) => {
      const begin = performance.now();
      run(turn);
      return performance.now() - begin;
    }),
  );
}

const buildQuery = (query: Partial<ListQuery>): ListQuery => ({ ...defaultListQuery, ...query });
const filters: Partial<ListQuery>[] = [
  { plant: ['Sativa'] },
  { plant: ['Sativa', 'Indica'], method: ['Live Resin'] },
  { method: ['Rosin', 'Distillate'] },
  { plant: ['CBD'], method: ['Rosin'] },
  {},
];
const searches = ['kestrel', 'kestrl yard', 'sativa rosin', 'sky', 'live resn'];
const sortRuns = 40;
const sorts = ['name', 'brand', 'thc-desc', 'price-asc'] as const;

const pick = <Value>(values: readonly Value[], turn: number) => values[turn % values.length]!;

interface Timed {
  filter: Spread;
  search: Spread;
  /** The first sort by a key. Its result is then cached. */
  sortAnew: Spread;
  indexAll: number;
}

/** Times filtering a list with all its counts, searching it, and sorting it by a new key. */
export function timeFiltering(real: readonly ProductSummary[], count: number): Timed {
  const products = growCatalogue(real, count, 'CA');
  const files = new Map(splitCatalogue(products, 'en-US'));
  const { catalogue, read } = openFiles(files);
  const begin = performance.now();
  const { t } = createTranslator(en, 'en', console.error);
  const search = buildProductSearch(catalogue, (kind) => t(`product.${kind}`));
  const indexAll = performance.now() - begin;
  const sourceOf = (opened: Catalogue): ListSource => ({
    catalogue: opened,
    routeId: 'products',
    region: 'CA',
    localeId: 'en-US',
    search,
    offers: null,
    ratings: null,
  });
  const source = sourceOf(catalogue);
  const others = Array.from({ length: sortRuns }, () => openFiles(files));
  const compute = (query: Partial<ListQuery>) => read(() => computeList(source, buildQuery(query)));
  // Loads what the queries need.
  for (const query of [...filters, ...searches.map((q) => ({ q })), ...sorts.map((sort) => ({ sort }))]) compute(query);
  return {
    filter: time(400, (turn) => compute(pick(filters, turn))),
    search: time(200, (turn) => compute({ q: pick(searches, turn), ...pick(filters, turn + 1) })),
    sortAnew: time(others.length, (turn) => {
      const other = others[turn]!;
      return other.read(() => computeList(sourceOf(other.catalogue), buildQuery({ sort: pick(sorts, turn) })));
    }),
    indexAll,
  };
}

const ms = ({ median, p95 }: Spread) => `${median.toFixed(2).padStart(9)}${p95.toFixed(2).padStart(9)}`;

export const timingLine = (what: string, spread: Spread): string => `${what.padEnd(52)}${ms(spread)}`;
