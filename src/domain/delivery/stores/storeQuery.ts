import { cleanAddressText } from '../../address/cleanAddressText';
import type { StoreFilter } from './storeFilter';

/** '?q=fresno&brand=alder'. An empty brand is ignored. */
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

export const writeStoreQuery = ({ text, brand }: StoreFilter, search = ''): string =>
  writeParams({ q: text.trim(), brand }, search);

const maxPlaceLength = 100;

export const parseNearParam = (search: string): string | null =>
  cleanAddressText(new URLSearchParams(search).get('near') ?? '').slice(0, maxPlaceLength) || null;

export const writeNearParam = (near: string | null, search: string): string => writeParams({ near }, search);
