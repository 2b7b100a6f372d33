// Separate from stockSchema.ts, because the console's scripts must not load zod.
export const maxStock = 1_000_000;
/** In dollars. */
export const maxPrice = 100_000;
/** In characters: enough for 20,000 lines. */
export const maxStockFileLength = 1_500_000;
