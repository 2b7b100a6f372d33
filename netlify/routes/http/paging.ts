import { z } from '@hono/zod-openapi';

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `expected ${min} to ${max}`)
    .openapi({ type: 'integer', minimum: min, maximum: max });

/** The document generator does not detect zod's default by itself. */
export const optionalWholeNumber = (defaultValue: number, min: number, max: number) =>
  wholeNumber(min, max).openapi({ default: defaultValue }).default(defaultValue);

interface PageLimits {
  defaultSize: number;
  maxSize: number;
  maxPage?: number;
}

export const pagingQuery = ({ defaultSize, maxSize, maxPage = 9999 }: PageLimits) => ({
  page: optionalWholeNumber(0, 0, maxPage),
  size: optionalWholeNumber(defaultSize, 1, maxSize),
});
