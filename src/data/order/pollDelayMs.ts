interface PollState {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

const hiddenIntervalMs = 15_000;
const maxDelayMs = 30_000;

/**
 * The delay until the next poll, in milliseconds. Slower in a hidden tab. After failures, waits as long again as they
 * have lasted, up to half a minute.
 */
export function pollDelayMs({ dataUpdatedAt, errorUpdatedAt }: PollState, intervalMs: number): number {
  const usual = document.hidden ? Math.max(intervalMs, hiddenIntervalMs) : intervalMs;
  return Math.min(Math.max(usual, errorUpdatedAt - dataUpdatedAt), maxDelayMs);
}

/** Query options for polling: continues in hidden tabs and through lost connections, and refetches immediately on focus. */
export const pollingOptions = {
  staleTime: 0,
  // Without a network the request fails like any other, and the page marks its data as stale.
  networkMode: 'always',
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;
