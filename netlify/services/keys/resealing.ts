/** A run over stored values. */
export interface Resealing {
  signal: AbortSignal;
  /** Counts resealed values. */
  note: (count: number) => void;
  /** Counts a value that could not be, and keeps the first reason. */
  fail: (reason: unknown) => void;
}
