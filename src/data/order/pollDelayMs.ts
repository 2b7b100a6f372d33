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

/** Backs off: after failures, waits as long again as they have lasted. */
export const pollDelayMs = ({ dataUpdatedAt, errorUpdatedAt }: PollState, intervalMs: number): number =>
  Math.min(Math.max(intervalMs, errorUpdatedAt - dataUpdatedAt), maxDelayMs);

const watchedIntervalMs = 3000;
const defaultIntervalMs = 15_000;
/** Shoppers wait on the page for the dispensary's first response. */
const freshForMs = 120_000;

/** Short just after placing the order and while the driver is on the way, when people watch the page. */
export function orderPollDelayMs(state: PollState & { data: PolledOrder | undefined }, now: number): number {
  const { data } = state;
  const isWatched = !data || data.status === 'ON_THE_WAY' || now - Date.parse(data.placedAt) < freshForMs;
  return pollDelayMs(state, isWatched ? watchedIntervalMs : defaultIntervalMs);
}

export const pollingOptions = {
  staleTime: 0,
  // Offline, the request fails like any other, and the page marks its data as stale.
  networkMode: 'always',
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
  // The HTTP layer finds the ETag by object identity.
  structuralSharing: false,
} as const;
