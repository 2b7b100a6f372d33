import type { Problem } from '../domain/site/problemSchema';

/** Thrown by every API call: the status, the API's stable code, and the server's message for the shopper if it sent one. */
export class ApiError extends Error {
  readonly code: string;

  constructor(
    /** 0 when no answer came. */
    readonly status: number,
    readonly problem: Partial<Problem> = {},
    /** From `Retry-After`; null where the answer had none. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(problem.detail ?? '');
    this.name = 'ApiError';
    this.code = problem.code ?? 'unexpected_answer';
  }
}
