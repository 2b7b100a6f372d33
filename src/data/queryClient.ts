import { onlineManager, QueryClient } from '@tanstack/react-query';
import { connection, watchConnection } from './connection';
import { onClockChange } from './serverClock';

const day = 86_400_000;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // Data stays fresh for two days. No retries and no refetch on window focus.
      queries: { staleTime: 2 * day, gcTime: 2 * day, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** This tab's query cache. */
export const queryClient = createQueryClient();

// Replaces React Query's own listener, which trusts the browser and only listens while a query is mounted. Requests wait
// until the browser's report has been checked.
onlineManager.setEventListener(() => undefined);
const tell = () => onlineManager.setOnline(connection() === 'online');
tell();
watchConnection(tell);

// React Query measures ages by the device's clock: after it was set back, data would count as fresh for too long.
onClockChange(() => void queryClient.invalidateQueries({ refetchType: 'none' }));
