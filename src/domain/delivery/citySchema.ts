import { z } from 'zod';
import { clockTimeSchema } from '../time/clockTime';
import { weekdays } from '../time/weekdays';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const postalCode = z.string().regex(/^\d{5}$/, 'expected a ZIP code such as 90013');
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;
const postalCodes = z.array(postalCode).min(1).refine(isDistinct, 'expected each ZIP code once');

/** City pages, which are built without the database, show these terms. Orders use the terms in the database. */
export const dispensarySchema = z.strictObject({
  /** Must equal both the id in the database and the file's name. */
  id: slug,
  name: z.string().min(1),
  licence: z.string().min(1),
  /** In dollars before taxes. */
  minimum: z.number().nonnegative().multipleOf(0.01),
  fee: z.number().nonnegative().multipleOf(0.01),
  /** Omitted weekdays have no deliveries. */
  hours: z.partialRecord(z.enum(weekdays), z.strictObject({ open: clockTimeSchema, close: clockTimeSchema })),
  windowMinutes: z.int().positive(),
  leadMinutes: z.int().nonnegative(),
  /** 0 delivers on the day of the order, 1 on the next day. */
  firstDay: z.int().nonnegative(),
  postalCodes,
});
export type Dispensary = z.infer<typeof dispensarySchema>;

/** Dispensaries deliver to a city if they share a ZIP code with it. */
export const citySchema = z.strictObject({
  slug,
  name: z.string().min(1),
  region: z.enum(['CA']),
  postalCodes,
  /** Paragraphs in English, the only language of these pages. Without them the city is served but has no page. */
  about: z.array(z.string().min(1)).max(4).optional(),
  neighborhoods: z.array(z.strictObject({ name: z.string().min(1), postalCodes })).optional(),
});
export type City = z.infer<typeof citySchema>;
