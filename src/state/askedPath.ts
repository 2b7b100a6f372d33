import { askedPath } from '../data/page/askedPath';
import { useClientValue } from './useClientValue';

/** The path that the visitor asked for; null on the server and while the page hydrates, which is the same for every path. */
export const useAskedPath = (): string | null => useClientValue(askedPath, null);
