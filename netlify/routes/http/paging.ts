import { z } from '@hono/zod-openapi';

/** Parses a whole number from a query, with at most five digits and within bounds: '12' → 12. */
const wholeNumber = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,5}$/, 'expected a whole number')
    .transform(Number)
    .refine((value) => value >= least && value <= most, `expected ${least} to ${most}`)
    .openapi({ type: 'integer', minimum: least, maximum: most });

/** The same for a parameter that may be left out. The generator of the API document does not see the default by itself. */
export const wholeNumberOr = (usual: number, least: number, most: number) =>
  wholeNumber(least, most).openapi({ default: usual }).default(usual);

interface Pages {
  sizeUsual: number;
  sizeMost: number;
  pageMost?: number;
}

/** The query parameters of a list in pages. */
export const paging = ({ sizeUsual, sizeMost, pageMost = 9999 }: Pages) => ({
  page: wholeNumberOr(0, 0, pageMost),
  size: wholeNumberOr(sizeUsual, 1, sizeMost),
});
