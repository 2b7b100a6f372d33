import { z } from '@hono/zod-openapi';

/** Parses a whole number from a query, with at most five digits and within bounds: '12' → 12. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `expected ${least} to ${most}`)
    .openapi({ type: 'integer', minimum: least, maximum: most });
