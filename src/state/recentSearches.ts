import { storageKeys } from '../data/storage';
import { storedValue } from '../data/storedValue';
import { arrayOf, string } from '../domain/plainSchema';
import { prependRecentSearch } from '../domain/site/siteSearch';
import { storedStore } from './storedStore';

/** The latest searches of the whole site, kept in this browser alone. */
export const useRecentSearches = storedStore<{ searches: string[] }, string[]>({
  stored: storedValue({ key: storageKeys.recentSearches, schema: arrayOf(string), version: 1 }),
  initial: { searches: [] },
  toState: (value) => ({ searches: value ?? [] }),
});

export function keepSearch(search: string): void {
  useRecentSearches.sync();
  useRecentSearches.save(prependRecentSearch(useRecentSearches.getState().searches, search));
}

export const clearSearches = (): void => useRecentSearches.save(null);
