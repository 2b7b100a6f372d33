import type { Problem } from '../domain/site/problemSchema';

/** What any call throws: the status, the API's stable code, and words for the shopper where the server sent some (S8-04). */
export class ApiError extends Error {
  constructor(
    /** 0 when no answer came. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly problem: Partial<Problem> = {},
  ) {
    super(message);
    this.name = 'ApiError';
  }
}
