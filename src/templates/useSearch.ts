import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** The query of the address; '' while the page hydrates, since its HTML is the same for every query. */
export const useSearch = (): string =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
