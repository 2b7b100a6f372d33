import { z } from 'zod';
import { clockTime } from './clockTime';
import { weekdays } from './weekdays';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const postalCode = z.string().regex(/^\d{5}$/, 'expected a ZIP code such as 90013');
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;
const postalCodes = z.array(postalCode).min(1).refine(isDistinct, 'expected each ZIP code once');

/**
 * The public terms of a dispensary that delivers, as the pages of its cities state them. The shop takes orders by the
 * database's figures; the pages are built without it.
 */
export const dispensarySchema = z.strictObject({
  /** The id of the dispensary in the database, and the name of the file. */
  id: slug,
  name: z.string().min(1),
  licence: z.string().min(1),
  /** Before taxes, in dollars. */
  minimum: z.number().nonnegative(),
  /** In dollars. */
  fee: z.number().nonnegative(),
  /** A weekday that is left out has no deliveries. */
  hours: z.partialRecord(z.enum(weekdays), z.strictObject({ open: clockTime, close: clockTime })),
  windowMinutes: z.int().positive(),
  /** How long before a window an order must be placed. */
  leadMinutes: z.int().nonnegative(),
  /** The first day of delivery: 0 for the day of the order, 1 for the next day. */
  firstDay: z.int().nonnegative(),
  postalCodes,
});
export type Dispensary = z.infer<typeof dispensarySchema>;

/** A city with a delivery page. The dispensaries whose ZIP codes include some of its own deliver there. */
export const citySchema = z.strictObject({
  /** The last part of the page's address, and the name of the file. */
  slug,
  name: z.string().min(1),
  region: z.enum(['CA']),
  postalCodes,
});
export type City = z.infer<typeof citySchema>;
