import { useClientValue } from '../state/useClientValue';

/** The query of the address; '' while the page hydrates, since its HTML is the same for every query. */
export const useSearch = (): string => useClientValue(() => window.location.search, '');
