import { z } from 'zod';
import { clockTime } from './clockTime';
import { weekdays } from './weekdays';

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const postalCode = z.string().regex(/^\d{5}$/, 'expected a ZIP code such as 90013');
const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;
const postalCodes = z.array(postalCode).min(1).refine(isDistinct, 'expected each ZIP code once');

/** The terms that city pages state, which are built without the database. Orders use the database's figures. */
export const dispensarySchema = z.strictObject({
  /** The id in the database, and the name of the file. */
  id: slug,
  name: z.string().min(1),
  licence: z.string().min(1),
  /** Dollars before taxes. */
  minimum: z.number().nonnegative(),
  fee: z.number().nonnegative(),
  /** A weekday that is left out has no deliveries. */
  hours: z.partialRecord(z.enum(weekdays), z.strictObject({ open: clockTime, close: clockTime })),
  windowMinutes: z.int().positive(),
  leadMinutes: z.int().nonnegative(),
  /** 0 for the day of the order, 1 for the next day. */
  firstDay: z.int().nonnegative(),
  postalCodes,
});
export type Dispensary = z.infer<typeof dispensarySchema>;

/** Dispensaries that share a ZIP code with it deliver there. */
export const citySchema = z.strictObject({
  /** Also the name of the file. */
  slug,
  name: z.string().min(1),
  region: z.enum(['CA']),
  postalCodes,
});
export type City = z.infer<typeof citySchema>;
