import { z } from 'zod';
import { localizedTextSchema } from '../catalogue/productSchema';

const percent = z.number().min(0).max(100);

/** The description of an uploaded photo, whose file has the same name in content/pictures/. */
export const photoSchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The alt text. */
  alt: localizedTextSchema,
  /** Products have square pictures. A square shows an object on a plain background whole, and other photos cropped. */
  shape: z.enum(['square', 'original']),
  /** The part of the photo to show, in percent of its width and height. The whole photo without it. */
  crop: z.strictObject({ left: percent, top: percent, right: percent, bottom: percent }).optional(),
  /** The point that stays in view when a square cuts the sides off, in percent from the left and from the top. */
  focus: z.strictObject({ x: percent, y: percent }).optional(),
});
export type Photo = z.infer<typeof photoSchema>;
