import { z } from 'zod';
import { scheduleFields } from '../time/scheduleSchema';
import { localizedTextSchema } from './productSchema';

const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'expected a color such as #1a2b3c');

export const brandSchema = z.strictObject({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** The town and state or province where the maker works. */
  place: localizedTextSchema.optional(),
  story: localizedTextSchema,
  label: z.strictObject({
    ink: hex,
    paper: hex,
    accent: hex,
    pattern: z.enum(['rings', 'bars', 'wave', 'grid', 'rays', 'dots', 'peaks', 'leaf']),
  }),
  ...scheduleFields,
});
export type Brand = z.infer<typeof brandSchema>;
