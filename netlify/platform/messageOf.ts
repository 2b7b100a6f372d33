/** An error's message, for the operator at a terminal. Logs must use `complaintOf`. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
