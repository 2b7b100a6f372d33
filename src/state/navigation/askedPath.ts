import { useClientValue } from '../hooks/useClientValue';

/** The path of the URL; null on the server and during hydration, because the HTML is the same for every path. */
export const useUrlPath = (): string | null => useClientValue(() => window.location.pathname, null);
