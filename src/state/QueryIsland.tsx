import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { persistQueries } from '../data/persistQueries';
import { queryClient } from '../data/queryClient';
import { onDetailsMissing } from '../data/retryWithDetails';
import { useDeliveryPlace, useStorePlace } from './delivery/deliveryPlace';
import { askForDetails } from './session/accountPrompt';
import { endRejectedSessions } from './session/endRejectedSessions';

const placeStores = [useDeliveryPlace, useStorePlace];

/** Saves the cache again when an address changes, which removes the data of the previous address. */
function persistPublicQueries(): void {
  const places = () => placeStores.flatMap((store) => store.getState().place ?? []);
  const { save } = persistQueries({ queryClient, places, now: Date.now() });
  for (const store of placeStores) store.subscribe(save);
}

if (typeof window !== 'undefined') {
  persistPublicQueries();
  endRejectedSessions();
  onDetailsMissing(askForDetails);
}

/** Contains React Query's provider, so that a page without a visible island does not load its 12 KB. */
export function QueryIsland({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}

export const asIsland = <Props extends object>(Component: ComponentType<Props>) =>
  function Island(props: Props) {
    return (
      <QueryIsland>
        <Component {...props} />
      </QueryIsland>
    );
  };
