import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../data/tabStorage';

const keyOf = (path: string) => `list_search ${path}`;

export const saveListSearch = (path: string, search: string): void => tabStorage.save(keyOf(path), search || null);

const never = () => () => {};

/** '' during hydration. */
export const useListSearch = (path: string): string =>
  useSyncExternalStore(
    never,
    () => tabStorage.load(keyOf(path)) ?? '',
    () => '',
  );
