/** `prefetchPages` has a copy, because a shared module would make every first load larger. */
export const prefersReducedData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
