import type { ApiError } from '../../data/apiError';

/** Describes an error, in the server's words where it has some. */
export function problemText(error: ApiError): string {
  if (error.status === 0) return 'No connection. Please try again.';
  return error.problem.detail ?? 'Something went wrong. Please try again.';
}
