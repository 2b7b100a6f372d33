import { useSyncExternalStore } from 'react';
import { askedPath } from '../data/page/askedPath';

const never = () => () => undefined;

/** The path that the visitor asked for; null on the server and while the page hydrates, which is the same for every path. */
export const useAskedPath = (): string | null => useSyncExternalStore(never, askedPath, () => null);
