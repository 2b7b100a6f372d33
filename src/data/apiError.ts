import type { ProblemCode } from '../domain/api/problemCodes';
import type { Problem } from '../domain/api/problemSchema';

/** The API's codes, plus one for a missing response and one for a login response without a token. */
export type ErrorCode = ProblemCode | 'unreachable' | 'missing_token';

/** Thrown by every failed API call. The message is the server's text for the shopper, or ''. */
export class ApiError extends Error {
  readonly code: ErrorCode;

  constructor(
    /** 0 if the API did not respond, even if a proxy or a captive portal did. */
    readonly status: number,
    readonly problem: Partial<Omit<Problem, 'code'>> & { code?: ErrorCode } = {},
    /** From `Retry-After`; null if absent or not a number. */
    readonly retryAfterSeconds: number | null = null,
  ) {
    super(problem.detail ?? '');
    this.name = 'ApiError';
    this.code = problem.code ?? 'unreachable';
  }
}

export const unreachable = (): ApiError => new ApiError(0, { code: 'unreachable' });

/**
 * For `catch`: returns null for a 404, so that a missing resource is a result and is not retried. Rethrows other
 * errors.
 */
export function nullIfMissing(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null;
  throw error;
}
