import { z } from 'zod';
import { moneySchema } from '../moneySchema';
import { weekdays } from './weekdays';

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Hours of one weekday in the provider's time zone. `leadtime` and `timeframe` are in minutes. */
export const dayHoursSchema = z.object({
  open: clockTime,
  close: clockTime,
  leadtime: z.int().nonnegative(),
  timeframe: z.int().positive().default(60),
});
const weekSchema = z.partialRecord(z.enum(weekdays), dayHoursSchema);
export type DayHours = z.infer<typeof dayHoursSchema>;

/** A licensed dispensary, as shoppers see it. */
export const deliveryProviderSchema = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  timezone: z.string().default('America/Los_Angeles'),
  pickupTimes: weekSchema,
  deliveryTimes: weekSchema,
  deliveryAllowedDaysInAdvance: z.int().positive().default(1),
  deliveryMinimumDaysInAdvance: z.int().nonnegative().default(0),
  /** In dollars, before taxes. */
  deliveryTotalMinimum: z.number().nonnegative(),
  deliveryFee: moneySchema,
  /** A fraction of the subtotal: 0.15 for 15%. */
  taxRate: z.number().min(0).max(1),
  /** Grams per order, and per local day. */
  purchaseLimitConcentratedWeight: z.number().positive(),
  /** The starts of full slots, as ISO instants. */
  fullSlots: z.array(z.iso.datetime()).default([]),
});
export type DeliveryProvider = z.infer<typeof deliveryProviderSchema>;

export const providerProductSchema = z.object({
  productVariantId: z.string(),
  availableQuantity: z.int().nonnegative(),
  price: moneySchema,
});
export type ProviderProduct = z.infer<typeof providerProductSchema>;
