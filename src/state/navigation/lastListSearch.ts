import { useSyncExternalStore } from 'react';
import { tabStorage } from '../../data/tabStorage';

const keyOf = (path: string) => `list_search ${path}`;

/** Remembers the query of a list for links back to it. */
export const rememberListSearch = (path: string, search: string): void => tabStorage.save(keyOf(path), search || null);

const never = () => () => {};

/** The query that a list had when this tab last showed it. '' during hydration. */
export const useListSearch = (path: string): string =>
  useSyncExternalStore(
    never,
    () => tabStorage.load(keyOf(path)) ?? '',
    () => '',
  );
