import type { Problem } from '../domain/site/problemSchema';

/** Thrown by every failed API call: status, the API's stable code, and the message for the shopper if there is one. */
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
