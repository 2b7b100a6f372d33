import type { OrderStatus } from '../../domain/order/orderStatus';

interface PollState {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

interface PolledOrder {
  status: OrderStatus;
  placedAt: string;
}

const maxDelayMs = 30_000;

/**
 * The delay until the next poll, in milliseconds. After failures, waits as long again as they have lasted, up to half a
 * minute.
 */
export const pollDelayMs = ({ dataUpdatedAt, errorUpdatedAt }: PollState, intervalMs: number): number =>
  Math.min(Math.max(intervalMs, errorUpdatedAt - dataUpdatedAt), maxDelayMs);

const watchedIntervalMs = 3000;
const usualIntervalMs = 15_000;
/** How long shoppers wait on the page for the dispensary's first answer, in milliseconds. */
const freshForMs = 120_000;

/**
 * The delay until an order is polled again, in milliseconds: short while it was just placed and while its driver is on
 * the way, when people watch the page.
 */
export function orderDelayMs(state: PollState & { data: PolledOrder | undefined }, now: number): number {
  const { data } = state;
  const isWatched = !data || data.status === 'ON_THE_WAY' || now - Date.parse(data.placedAt) < freshForMs;
  return pollDelayMs(state, isWatched ? watchedIntervalMs : usualIntervalMs);
}

/**
 * Query options for polling: pauses in hidden tabs, continues through lost connections, and refetches immediately when
 * the tab becomes visible.
 */
export const pollingOptions = {
  staleTime: 0,
  // Without a network the request fails like any other, and the page marks its data as stale.
  networkMode: 'always',
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  // Keeps the returned object itself, because the HTTP layer looks up its ETag by it.
  structuralSharing: false,
} as const;
