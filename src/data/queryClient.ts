import { onlineManager, QueryClient } from '@tanstack/react-query';

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

// React Query assumes it starts online, and listens for changes only while a query is mounted.
if (typeof window !== 'undefined') {
  const tell = () => onlineManager.setOnline(navigator.onLine);
  tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
}
