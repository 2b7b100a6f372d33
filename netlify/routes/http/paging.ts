import { z } from '@hono/zod-openapi';

/** Parses a whole number from a query, with at most five digits and within bounds: '12' → 12. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected ${min} to ${max}`)
    .openapi({ type: 'integer', minimum: min, maximum: max });

/** The same for a parameter that may be left out. The generator of the API document does not see the default by itself. */
export const optionalWholeNumber = (defaultValue: number, min: number, max: number) =>
  wholeNumber(min, max).openapi({ default: defaultValue }).default(defaultValue);

interface PageLimits {
  defaultSize: number;
  maxSize: number;
  maxPage?: number;
}

/** The query parameters of a list in pages. */
export const paging = ({ defaultSize, maxSize, maxPage = 9999 }: PageLimits) => ({
  page: optionalWholeNumber(0, 0, maxPage),
  size: optionalWholeNumber(defaultSize, 1, maxSize),
});
