import { DrizzleQueryError } from 'drizzle-orm/errors';

/** An error's message, for the operator at a terminal. Logs must use `sanitizeError`. */
export function getErrorMessage(error: unknown): string {
  // Drizzle's message contains the whole statement with its values; the cause contains the reason.
  if (error instanceof DrizzleQueryError && error.cause)
    return `A database query failed: ${getErrorMessage(error.cause)}`;
  // A host name with several addresses fails with an AggregateError, which has no message.
  if (error instanceof AggregateError && !error.message && error.errors.length) return getErrorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
