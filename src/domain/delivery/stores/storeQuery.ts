import { cleanAddressText } from '../address/cleanAddressText';
import type { StoreFilter } from './storeFilter';

/** Reads the store search from a URL's query: '?q=fresno&brand=alder'. An empty brand is none. */
export function parseStoreQuery(search: string): StoreFilter {
  const params = new URLSearchParams(search);
  return { text: params.get('q') ?? '', brand: params.get('brand') || null };
}

function writeParams(params: Record<string, string | null>, search: string): string {
  const query = new URLSearchParams(search);
  for (const [key, value] of Object.entries(params)) {
    if (value) query.set(key, value);
    else query.delete(key);
  }
  return query.size > 0 ? `?${query}` : '';
}

/** Writes the store search to a URL's query and preserves its unrelated parameters. Empty values are omitted. */
export const writeStoreQuery = ({ text, brand }: StoreFilter, search = ''): string =>
  writeParams({ q: text.trim(), brand }, search);

/** Longer than any town with its state. */
const maxPlaceLength = 100;

/** Reads the place to sort by from a URL's query: '?near=Fresno,+CA'. Null if there is none. */
export const parseNear = (search: string): string | null =>
  cleanAddressText(new URLSearchParams(search).get('near') ?? '').slice(0, maxPlaceLength) || null;

/** Writes the place to a URL's query, or removes it, and preserves the other parameters. */
export const writeNear = (near: string | null, search: string): string => writeParams({ near }, search);
