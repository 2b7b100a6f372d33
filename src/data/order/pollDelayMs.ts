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

/** Backs off by waiting as long as requests have been failing. */
export const pollDelayMs = ({ dataUpdatedAt, errorUpdatedAt }: PollState, intervalMs: number): number =>
  Math.min(Math.max(intervalMs, errorUpdatedAt - dataUpdatedAt), maxDelayMs);

const watchedIntervalMs = 3000;
const defaultIntervalMs = 15_000;
/** Shoppers stay on the page until the dispensary responds. */
const freshForMs = 120_000;

/** Polls often while shoppers watch the page: right after placing the order, and while the driver is on the way. */
export function orderPollDelayMs(state: PollState & { data: PolledOrder | undefined }, now: number): number {
  const { data } = state;
  const isWatched = !data || data.status === 'ON_THE_WAY' || now - Date.parse(data.placedAt) < freshForMs;
  return pollDelayMs(state, isWatched ? watchedIntervalMs : defaultIntervalMs);
}

export const pollingOptions = {
  staleTime: 0,
  // Offline, let requests fail, so that the page marks its data as stale.
  networkMode: 'always',
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  // The HTTP layer finds the ETag by object identity.
  structuralSharing: false,
} as const;
