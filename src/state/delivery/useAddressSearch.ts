import { useSyncExternalStore } from 'react';
import { onSearchChange, readSearch } from '../../data/page/address';

/**
 * The query of a page's URL, which can change without a navigation. During hydration it is the one that the HTML was
 * made for.
 */
export const useAddressSearch = (path: string, ofHtml = ''): string =>
  useSyncExternalStore(
    onSearchChange,
    () => readSearch(path),
    () => ofHtml,
  );
