import { useClientValue } from './useClientValue';

/** The path of the address; null on the server and while the page hydrates, whose HTML is the same for every path. */
export const useAskedPath = (): string | null => useClientValue(() => window.location.pathname, null);
