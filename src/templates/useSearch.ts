import { useClientValue } from '../state/hooks/useClientValue';

/** Returns '' during hydration, because the HTML is the same for every query. */
export const useSearch = (): string => useClientValue(() => window.location.search, '');
