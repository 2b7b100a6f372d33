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

const pageCursor = z
  .string()
  .regex(/^\d{1,7}$/, 'expected the `nextCursor` of a page')
  .transform(Number)
  .optional()
  .openapi({ type: 'string', pattern: '^\\d{1,7}$' });

export const pagingQuery = ({ defaultSize, maxSize, maxPage = 9999 }: PageLimits) => ({
  cursor: pageCursor,
  page: optionalWholeNumber(0, 0, maxPage),
  size: optionalWholeNumber(defaultSize, 1, maxSize),
});

interface Page {
  page: number;
  size: number;
}

/** A cursor counts more than a page number. */
export const toPage = ({ cursor, page, size }: Page & { cursor?: number }): Page => ({ page: cursor ?? page, size });

export const nextPageCursor = ({ page, size }: Page, total: number): string | null =>
  (page + 1) * size < total ? String(page + 1) : null;
