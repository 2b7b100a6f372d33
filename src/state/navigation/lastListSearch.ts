import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../data/tabStorage';

const storageKey = (path: string) => `list_search ${path}`;

export const saveListSearch = (path: string, search: string): void => tabStorage.save(storageKey(path), search || null);

const subscribeToNothing = () => () => {};

/** '' during hydration. */
export const useListSearch = (path: string): string =>
  useSyncExternalStore(
    subscribeToNothing,
    () => tabStorage.load(storageKey(path)) ?? '',
    () => '',
  );
