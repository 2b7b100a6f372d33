import { useSyncExternalStore } from 'react';
import { onSearchChange, readSearch } from '../data/page/address';

/**
 * The query of a page's URL, which can change without a navigation. '' during hydration, because the HTML is the same
 * for every query.
 */
export const useAddressSearch = (path: string): string =>
  useSyncExternalStore(
    onSearchChange,
    () => readSearch(path),
    () => '',
  );
