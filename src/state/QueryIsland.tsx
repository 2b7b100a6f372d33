import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { persistQueries } from '../data/persistQueries';
import { queryClient } from '../data/queryClient';
import { useDeliveryPlace, useStorePlace } from './delivery/deliveryPlace';
import { endRejectedSessions } from './session/endRejectedSessions';

const placeStores = [useDeliveryPlace, useStorePlace];

/** Saves again when an address changes, so that a replaced one also leaves the stored cache. */
function persistPublicQueries(): void {
  const places = () => placeStores.flatMap((store) => store.getState().place ?? []);
  const { save } = persistQueries({ queryClient, places, now: Date.now() });
  for (const store of placeStores) store.subscribe(save);
}

if (typeof window !== 'undefined') {
  persistPublicQueries();
  endRejectedSessions();
}

/** Brings React Query along, so that a page without a visible island does not load its 12 KB. */
export function QueryIsland({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

/** A component as an island of its own, for a page that loads nothing else with it. */
export const asIsland = <Props extends object>(Component: ComponentType<Props>) =>
  function Island(props: Props) {
    return (
      <QueryIsland>
        <Component {...props} />
      </QueryIsland>
    );
  };
