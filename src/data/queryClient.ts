import { onlineManager, QueryClient } from '@tanstack/react-query';

const day = 86_400_000;

const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // S9-08: what is fetched stays for two days, is not tried again, and not asked for again when the window is focused.
      queries: { staleTime: 2 * day, gcTime: 2 * day, retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });

/** The one cache of what this tab has fetched. */
export const queryClient = createQueryClient();

// React Query takes for granted that there is a network when it begins, and hears of it only while some island is drawn.
if (typeof window !== 'undefined') {
  const tell = () => onlineManager.setOnline(navigator.onLine);
  tell();
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
}
