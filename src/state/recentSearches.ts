import { storageKeys } from '../data/storage';
import { arrayOf, string } from '../domain/validation/plainSchema';
import { prependRecentSearch } from '../domain/search/siteSearch';
import { storedStore } from './storedStore';

/** Never sent to the server. */
export const useRecentSearches = storedStore<{ searches: string[] }, string[]>({
  key: storageKeys.recentSearches,
  schema: arrayOf(string),
  initial: { searches: [] },
  toState: (value) => ({ searches: value ?? [] }),
});

export function addRecentSearch(search: string): void {
  useRecentSearches.sync();
  useRecentSearches.save(prependRecentSearch(useRecentSearches.getState().searches, search));
}

export const clearRecentSearches = (): void => useRecentSearches.save(null);
