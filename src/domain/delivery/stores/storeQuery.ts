import type { StoreFilter } from './storeFilter';

/** Reads the store search from a URL's query: '?q=fresno&brand=alder'. An empty brand is none. */
export function parseStoreQuery(search: string): StoreFilter {
  const params = new URLSearchParams(search);
  return { text: params.get('q') ?? '', brand: params.get('brand') || null };
}

/** Writes the store search to a URL's query and preserves its unrelated parameters. Empty values are omitted. */
export function writeStoreQuery({ text, brand }: StoreFilter, before = ''): string {
  const params = new URLSearchParams(before);
  for (const [key, value] of [
    ['q', text.trim()],
    ['brand', brand],
  ] as const) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  return params.size > 0 ? `?${params}` : '';
}
