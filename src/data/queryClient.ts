import { onlineManager, QueryClient } from '@tanstack/react-query';
import { currentConnection, watchConnection } from './connection';
import { onClockChange } from './serverClock';

const dayMs = 86_400_000;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 2 * dayMs, gcTime: 2 * dayMs, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

export const queryClient = createQueryClient();

// Replace React Query's listener, which trusts the browser and only listens while a query is mounted.
onlineManager.setEventListener(() => undefined);
const syncOnlineState = () => onlineManager.setOnline(currentConnection() === 'online');
syncOnlineState();
watchConnection(syncOnlineState);

// React Query uses the device's clock, so data could stay fresh for too long after a change.
onClockChange(() => void queryClient.invalidateQueries({ refetchType: 'none' }));
