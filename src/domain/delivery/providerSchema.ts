import { z } from 'zod';
import { moneySchema } from '../moneySchema';
import { weekdays } from './weekdays';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours of one weekday in the provider's zone; `leadtime` and `timeframe` are minutes (S3-08, S9-03). */
export const dayHoursSchema = z.object({
  open: clockTime,
  close: clockTime,
  leadtime: z.int().nonnegative(),
  timeframe: z.int().positive().default(60),
});
const weekSchema = z.partialRecord(z.enum(weekdays), dayHoursSchema);
export type DayHours = z.infer<typeof dayHoursSchema>;

/** S3-08: a licensed dispensary as a shopper sees it. */
export const deliveryProviderSchema = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  timezone: z.string().default('America/Los_Angeles'),
  pickupTimes: weekSchema,
  deliveryTimes: weekSchema,
  deliveryAllowedDaysInAdvance: z.int().positive().default(1),
  deliveryMinimumDaysInAdvance: z.int().nonnegative().default(0),
  /** Dollars before taxes (S5-10). */
  deliveryTotalMinimum: z.number().nonnegative(),
  deliveryFee: moneySchema,
  /** Share of the subtotal, 0.15 for 15 % (D-17). */
  taxRate: z.number().min(0).max(1),
  /** Grams in one order and in one local day (S5-11, D-16). */
  purchaseLimitConcentratedWeight: z.number().positive(),
  /** Starts of slots, as ISO instants, that are full (D-18). */
  fullSlots: z.array(z.iso.datetime()).default([]),
});
export type DeliveryProvider = z.infer<typeof deliveryProviderSchema>;

/** S3-09. */
export const providerProductSchema = z.object({
  productVariantId: z.string(),
  availableQuantity: z.int().nonnegative(),
  price: moneySchema,
});
export type ProviderProduct = z.infer<typeof providerProductSchema>;
