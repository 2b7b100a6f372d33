/** A run over stored values. */
export interface ResealProgress {
  signal: AbortSignal;
  /** Counts resealed values. */
  count: (count: number) => void;
  /** Counts a value that could not be, and keeps the first reason. */
  addFailure: (reason: unknown) => void;
}
