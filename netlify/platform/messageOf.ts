/** What an error says for itself, for the keeper of the shop at a terminal; logs take `complaintOf`. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
