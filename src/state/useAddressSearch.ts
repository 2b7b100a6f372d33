import { useSyncExternalStore } from 'react';
import { onSearchChange, readSearch } from '../data/page/address';

/** The query of a page's address, as it changes with and without a navigation; '' in the page's HTML, which is the same for every query. */
export const useAddressSearch = (path: string): string =>
  useSyncExternalStore(
    onSearchChange,
    () => readSearch(path),
    () => '',
  );
