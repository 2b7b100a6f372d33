import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { persistQueries } from '../data/persistQueries';
import { queryClient } from '../data/queryClient';
import { useDeliveryPlace, useStorePlace } from './delivery/deliveryPlace';
import { endRejectedSessions } from './session/endRejectedSessions';

const placeStores = [useDeliveryPlace, useStorePlace];

/**
 * Runs before the first island renders. Saves again when an address changes, so that a replaced one also leaves the
 * stored cache.
 */
function keepQueries(): void {
  const places = () => placeStores.flatMap((store) => store.getState().place ?? []);
  const { save } = persistQueries({ queryClient, places, now: Date.now() });
  for (const store of placeStores) store.subscribe(save);
}

if (typeof window !== 'undefined') {
  keepQueries();
  endRejectedSessions();
}

/**
 * A part of a page that calls the API. The rest of a page is static. An island that is not visible at first is loaded
 * on demand, along with React Query, which saves 12 KB on the first load.
 */
export function QueryIsland({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
