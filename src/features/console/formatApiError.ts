import type { ApiError } from '../../data/apiError';

/** Prefers the server's own message. */
export function formatApiError(error: ApiError): string {
  if (error.status === 0) return 'No connection. Please try again.';
  return error.problem.detail ?? 'Something went wrong. Please try again.';
}
