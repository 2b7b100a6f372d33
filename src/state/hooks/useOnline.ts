import { useSyncExternalStore } from 'react';
import { connection, watchConnection } from '../../data/connection';

/** False without a network, as a failed request has shown. True does not mean that the server is reachable. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => connection() !== 'offline',
    () => true,
  );
