import type { FacetKey } from './listing';
import {
  listKeys,
  listSorts,
  listStep,
  listViews,
  maxShown,
  defaultListQuery,
  normalizeSearch,
  type ListQuery,
  type UnknownValue,
} from './listQuery';
import { oilTypes, plantTypes } from './vocabulary';

const maxValues = 50;

const named = (typed: string) => normalizeSearch(typed).toLowerCase();

/** Known values, deduplicated and in the vocabulary's order; unknown ones are returned separately. */
function readValues<Value extends string>(typed: string[], vocabulary: readonly Value[]) {
  const names = new Set(typed.map(named));
  const known = new Set(vocabulary.map(named));
  return {
    values: vocabulary.filter((value) => names.has(named(value))),
    unknown: [...new Set(typed.map(normalizeSearch))].filter((value) => value && !known.has(named(value))),
  };
}

const oneOf = <Value extends string>(typed: string | null, values: readonly Value[]): Value =>
  values.find((value) => value === named(typed ?? '')) ?? values[0]!;

/** Rounds up to whole steps, at least one. */
const readShown = (typed: string | null): number =>
  Math.min(Math.max(Math.ceil(Number.parseInt(typed ?? '', 10) / listStep) || 1, 1) * listStep, maxShown);

/** Parses a URL's query: '?plant=sativa&sort=name'. Unknown filter values are ignored and returned separately. */
export function parseListQuery(search: string): { query: ListQuery; unknown: UnknownValue[] } {
  const params = new URLSearchParams(search);
  const all = (key: FacetKey) => params.getAll(key).slice(0, maxValues);
  const plant = readValues(all('plant'), plantTypes);
  const method = readValues(all('method'), oilTypes);
  return {
    query: {
      plant: plant.values,
      method: method.values,
      // Brands are not validated here: only the catalogue knows which exist.
      brand: [...new Set(all('brand').map(named))].filter(Boolean).sort(),
      q: normalizeSearch(params.get('q') ?? ''),
      sort: oneOf(params.get('sort'), listSorts),
      view: oneOf(params.get('view'), listViews),
      shown: readShown(params.get('shown')),
      stock: params.get('stock') === '1',
    },
    unknown: [
      ...plant.unknown.map((value) => ({ key: 'plant' as const, value })),
      ...method.unknown.map((value) => ({ key: 'method' as const, value })),
    ],
  };
}

/** Writes a query to a URL and preserves its unrelated parameters. Default values are omitted. */
export function writeListQuery(query: ListQuery, before = ''): string {
  const params = new URLSearchParams(before);
  for (const key of listKeys) params.delete(key);
  for (const value of plantTypes) if (query.plant.includes(value)) params.append('plant', value);
  for (const value of oilTypes) if (query.method.includes(value)) params.append('method', value);
  for (const slug of [...new Set(query.brand)].sort()) params.append('brand', slug);
  const q = normalizeSearch(query.q);
  if (q) params.set('q', q);
  if (query.sort !== defaultListQuery.sort) params.set('sort', query.sort);
  if (query.view !== defaultListQuery.view) params.set('view', query.view);
  if (query.shown > listStep) params.set('shown', String(query.shown));
  if (query.stock) params.set('stock', '1');
  const text = params.toString();
  return text && `?${text}`;
}
