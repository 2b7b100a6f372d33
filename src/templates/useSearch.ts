import { useClientValue } from '../state/hooks/useClientValue';

/** The address's query, or '' during hydration, since the HTML is the same for every query. */
export const useSearch = (): string => useClientValue(() => window.location.search, '');
