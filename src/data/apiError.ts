import type { Problem } from '../domain/site/problemSchema';

/** Thrown by every failed API call. The message is the server's text for the shopper, or ''. */
export class ApiError extends Error {
  readonly code: string;

  constructor(
    /** 0 if there was no response. */
    readonly status: number,
    readonly problem: Partial<Problem> = {},
    /** From `Retry-After`; null if absent or not a number. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(problem.detail ?? '');
    this.name = 'ApiError';
    this.code = problem.code ?? 'unexpected_answer';
  }
}
