interface PollState {
  dataUpdatedAt: number;
  errorUpdatedAt: number;
}

const hiddenEvery = 15_000;
const longest = 30_000;

/**
 * When something that is followed is asked for next, in milliseconds: seldom while nobody looks at the tab, and while it
 * fails after as long again as it has been failing, half a minute at most (S2-74).
 */
export function pollAgain({ dataUpdatedAt, errorUpdatedAt }: PollState, every: number): number {
  const usual = document.hidden ? Math.max(every, hiddenEvery) : every;
  return Math.min(Math.max(usual, errorUpdatedAt - dataUpdatedAt), longest);
}

/** What makes a query follow something: through hidden tabs and lost connections, and at once when it is looked at again. */
export const followed = {
  staleTime: 0,
  // Without a network the call fails like any other, and what is shown says that it is old.
  networkMode: 'always',
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;
