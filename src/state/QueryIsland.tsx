import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { persistQueries } from '../data/persistQueries';
import { queryClient } from '../data/queryClient';
import { useDeliveryPlace, useStorePlace } from './deliveryPlace';
import { endRefusedSessions } from './endRefusedSessions';

const placeStores = [useDeliveryPlace, useStorePlace];

/** S9-12: before the first island is drawn. An address that is left goes from what is kept, too. */
function keepQueries(): void {
  const places = () => placeStores.flatMap((store) => store.getState().place ?? []);
  const { save } = persistQueries({ queryClient, places, now: Date.now() });
  for (const store of placeStores) store.subscribe(save);
}

if (typeof window !== 'undefined') {
  keepQueries();
  endRefusedSessions();
}

/**
 * A part of a page that calls the API. Pages are static but for these islands: one that is not shown at first is loaded
 * when it is wanted, and React Query with it, which spares the first load 12 KB.
 */
export function QueryIsland({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
