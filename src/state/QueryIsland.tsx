import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryClient } from '../data/queryClient';

/**
 * A part of a page that calls the API. Pages are static but for these islands: one that is not shown at first is loaded
 * when it is wanted, and React Query with it, which spares the first load 12 KB.
 */
export function QueryIsland({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
