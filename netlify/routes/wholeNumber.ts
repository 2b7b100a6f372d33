import { z } from '@hono/zod-openapi';

/** A whole number of a query, of at most five digits and between two bounds: '12' → 12. */
export const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `expected ${least} to ${most}`)
    .openapi({ type: 'integer', minimum: least, maximum: most });
