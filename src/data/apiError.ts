import type { Problem } from '../domain/site/problemSchema';

/** What any call throws: the status, the API's stable code, and words for the shopper where the server sent some (S8-04). */
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
