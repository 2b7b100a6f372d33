import { useClientValue } from './useClientValue';

/** Returns '' during hydration, because the HTML is the same for every query. */
export const useLocationSearch = (): string => useClientValue(() => window.location.search, '');
