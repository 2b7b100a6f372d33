/** An error's message, for the operator at a terminal. Logs must use `sanitizeError`. */
export const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));
