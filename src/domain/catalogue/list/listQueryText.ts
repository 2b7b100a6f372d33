import { podSizes, priceRanges, thcRanges } from './figureRanges';
import { facetKeys, type FacetKey } from './listing';
import { parsePageParam } from '../../site/routing/listPage';
import {
  listKeys,
  listSorts,
  listStep,
  listViews,
  maxShown,
  defaultListQuery,
  normalizeSearch,
  type SelectedFilters,
  type ListQuery,
  type UnknownFilterValue,
} from './listQuery';
import { aromas, effects, oilTypes, plantTypes } from '../vocabulary';

const maxValues = 50;

/** Brands are missing, because only the catalogue lists them. */
const vocabularies: { readonly [Key in Exclude<FacetKey, 'brand'>]: readonly SelectedFilters[Key][number][] } = {
  plant: plantTypes,
  effect: effects,
  method: oilTypes,
  size: podSizes,
  price: priceRanges,
  thc: thcRanges,
  flavor: aromas,
};

const normalizeName = (typed: string) => normalizeSearch(typed).toLowerCase();

function parseValues(typed: string[], vocabulary: readonly string[]) {
  const names = new Set(typed.map(normalizeName));
  const vocabularyNames = new Set(vocabulary.map(normalizeName));
  return {
    values: vocabulary.filter((value) => names.has(normalizeName(value))),
    unknown: [...new Set(typed.map(normalizeSearch))].filter(
      (value) => value && !vocabularyNames.has(normalizeName(value)),
    ),
  };
}

const oneOf = <Value extends string>(typed: string | null, values: readonly Value[]): Value =>
  values.find((value) => value === normalizeName(typed ?? '')) ?? values[0]!;

const parseShown = (typed: string | null): number =>
  Math.min(Math.max(Math.ceil(Number.parseInt(typed ?? '', 10) / listStep) || 1, 1) * listStep, maxShown);

/** Returns filter values outside the vocabulary separately. */
export function parseListQuery(search: string): { query: ListQuery; unknown: UnknownFilterValue[] } {
  const params = new URLSearchParams(search);
  const valuesOf = (key: FacetKey) => params.getAll(key).slice(0, maxValues);
  const unknown: UnknownFilterValue[] = [];
  const chosen = Object.entries(vocabularies).map(([name, vocabulary]) => {
    const key = name as FacetKey;
    const parsed = parseValues(valuesOf(key), vocabulary);
    unknown.push(...parsed.unknown.map((value) => ({ key, value })));
    return [key, parsed.values];
  });
  return {
    query: {
      ...(Object.fromEntries(chosen) as Omit<SelectedFilters, 'brand'>),
      brand: [...new Set(valuesOf('brand').map(normalizeName))].filter(Boolean).sort(),
      q: normalizeSearch(params.get('q') ?? ''),
      sort: oneOf(params.get('sort'), listSorts),
      view: oneOf(params.get('view'), listViews),
      page: parsePageParam(search),
      shown: parseShown(params.get('shown')),
      stock: params.get('stock') === '1',
    },
    unknown,
  };
}

/** Omits defaults and keeps unrelated parameters of `search`. */
export function writeListQuery(query: ListQuery, search = ''): string {
  const params = new URLSearchParams(search);
  for (const key of listKeys) params.delete(key);
  for (const key of facetKeys) {
    const chosen: readonly string[] = query[key];
    const values: readonly string[] = key === 'brand' ? [...new Set(chosen)].sort() : vocabularies[key];
    for (const value of values) if (chosen.includes(value)) params.append(key, value);
  }
  const q = normalizeSearch(query.q);
  if (q) params.set('q', q);
  if (query.sort !== defaultListQuery.sort) params.set('sort', query.sort);
  if (query.view !== defaultListQuery.view) params.set('view', query.view);
  if (query.page > 1) params.set('page', String(query.page));
  if (query.shown > listStep) params.set('shown', String(query.shown));
  if (query.stock) params.set('stock', '1');
  const text = params.toString();
  return text && `?${text}`;
}
