export interface ResealProgress {
  signal: AbortSignal;
  count: (count: number) => void;
  addFailure: (reason: unknown) => void;
}
