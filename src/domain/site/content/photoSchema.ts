import { z } from 'zod';
import { localizedTextSchema } from '../../catalogue/productSchema';

const percent = z.number().min(0).max(100);

/** Its file has the same name in content/pictures/. */
export const photoSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  alt: localizedTextSchema,
  /** A square shows an object on a plain background whole, and other photos cropped. */
  shape: z.enum(['square', 'original']),
  /** In percent of width and height. */
  crop: z.strictObject({ left: percent, top: percent, right: percent, bottom: percent }).optional(),
  /** Stays in view when a square cuts off the sides; in percent from the left and the top. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});
export type Photo = z.infer<typeof photoSchema>;
