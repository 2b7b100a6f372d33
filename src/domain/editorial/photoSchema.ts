import { z } from 'zod';
import { localizedTextSchema } from '../catalogue/productSchema';

const percent = z.number().min(0).max(100);

/** Each photo's file is in content/pictures/ under the same name. */
export const photoSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  alt: localizedTextSchema,
  /** A square picture shows an object on a plain background in full, and crops other photos. */
  shape: z.enum(['square', 'original']),
  /** In percent of width and height. */
  crop: z.strictObject({ left: percent, top: percent, right: percent, bottom: percent }).optional(),
  /** The point that stays visible in a square, in percent from the left and the top. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});
export type Photo = z.infer<typeof photoSchema>;
