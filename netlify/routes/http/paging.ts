import { z } from '@hono/zod-openapi';
import { timeCursorPattern } from '../../platform/timeCursor';

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

const cursorOf = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern, 'expected the `nextCursor` of a page')
    .optional()
    .openapi({ type: 'string', pattern: pattern.source, example });

/** The cursor of a list to which entries come, and which they leave, between two pages. */
export const timeCursor = cursorOf(timeCursorPattern, '1783036800000_0b9f6d1e-8a43-4f0b-b0f5-6f1d5f0a7c11');

/** A page and its size, which a client may leave out or change meanwhile. */
const pageCursor = cursorOf(/^\d{1,6}-[1-9]\d{0,2}$/, '1-50');

export const pagingQuery = ({ defaultSize, maxSize, maxPage = 9999 }: PageLimits) => ({
  cursor: pageCursor.refine(
    (cursor) => !cursor || Number(cursor.split('-')[1]) <= maxSize,
    `expected at most ${maxSize}`,
  ),
  page: optionalWholeNumber(0, 0, maxPage),
  size: optionalWholeNumber(defaultSize, 1, maxSize),
});

interface Page {
  page: number;
  size: number;
}

/** A cursor counts more than a page number. */
export function toPage({ cursor, page, size }: Page & { cursor?: string }): Page {
  if (cursor === undefined) return { page, size };
  const [cursorPage, cursorSize] = cursor.split('-').map(Number);
  return { page: cursorPage!, size: cursorSize! };
}

export const nextPageCursor = ({ page, size }: Page, total: number): string | null =>
  (page + 1) * size < total ? `${page + 1}-${size}` : null;
