import { useSyncExternalStore } from 'react';
import { currentConnection, watchConnection } from '../../data/connection';

/** False after a request failed without a network. True does not mean that the server is reachable. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    watchConnection,
    () => currentConnection() !== 'offline',
    () => true,
  );
