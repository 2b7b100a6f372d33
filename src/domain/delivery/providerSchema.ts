import { z } from 'zod';
import { moneySchema } from '../money/moneySchema';
import { freeDeliveryAbove } from './orderTotals';
import { clockTimeSchema } from '../time/clockTime';
import { weekdays } from '../time/weekdays';

export const openingHoursSchema = z.object({ open: clockTimeSchema, close: clockTimeSchema });
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Times are in the provider's time zone, `leadtime` and `timeframe` in minutes. */
export const dayHoursSchema = openingHoursSchema.extend({
  leadtime: z.int().nonnegative(),
  timeframe: z.int().positive().default(60),
});
export const pickupAddressSchema = z.object({
  addressOne: z.string().min(1).max(200),
  addressTwo: z.string().max(60).default(''),
  city: z.string().min(1).max(100),
  state: z.string().length(2),
  postalCode: z.string().min(1).max(10),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type PickupAddress = z.infer<typeof pickupAddressSchema>;

/** Null hours mean that nothing is delivered or picked up that day. */
const scheduleExceptionSchema = z.object({
  day: z.iso.date(),
  deliveryHours: dayHoursSchema.nullable(),
  pickupHours: dayHoursSchema.nullable(),
  reason: z.string().max(200).default(''),
});
export type ScheduleException = z.infer<typeof scheduleExceptionSchema>;

const weekSchema = z.partialRecord(z.enum(weekdays), dayHoursSchema);
export type DayHours = z.infer<typeof dayHoursSchema>;

export const deliveryProviderSchema = z.object({
  id: z.string(),
  name: z.string(),
  licence: z.string(),
  timezone: z.string().default('America/Los_Angeles'),
  pickupTimes: weekSchema,
  deliveryTimes: weekSchema,
  deliveryAllowedDaysInAdvance: z.int().positive().default(1),
  deliveryMinimumDaysInAdvance: z.int().nonnegative().default(0),
  /** In dollars before taxes. */
  deliveryTotalMinimum: z.number().nonnegative(),
  deliveryFee: moneySchema,
  /** A subtotal in dollars, the same for all dispensaries. */
  freeDeliveryAbove: z.number().nonnegative().default(freeDeliveryAbove),
  /** A fraction of the subtotal: 0.15 means 15%. */
  taxRate: z.number().min(0).max(1),
  /** In grams, for one order and for one local day. */
  purchaseLimitConcentratedWeight: z.number().positive(),
  purchaseLimitOilGrams: z.number().positive(),
  fullSlots: z.array(z.iso.datetime()).default([]),
  fullPickupSlots: z.array(z.iso.datetime()).default([]),
  exceptions: z.array(scheduleExceptionSchema).default([]),
  /** No window that starts before `until` is offered. */
  pause: z.object({ until: z.iso.datetime(), reason: z.string() }).nullable().default(null),
  phone: z.string().nullable().default(null),
  pickup: z
    .object({
      address: pickupAddressSchema,
      totalMinimum: z.number().nonnegative(),
    })
    .nullable()
    .default(null),
  distanceKm: z.number().nonnegative().optional(),
});
export type DeliveryProvider = z.infer<typeof deliveryProviderSchema>;

/** Start times (ISO 8601) of slots whose remaining capacity is reserved for other shoppers. */
export const reservedSlotsSchema = z.object({ slotStarts: z.array(z.iso.datetime()) });
export type ReservedSlots = z.infer<typeof reservedSlotsSchema>;

export const providerProductSchema = z.object({
  productVariantId: z.string(),
  /** Where the catalogue has the size, see `SizeOrder`. Stored responses and those of earlier servers have none. */
  sizeIndex: z.string().optional(),
  availableQuantity: z.int().nonnegative(),
  price: moneySchema,
  /** The net weight of the oil; 0 for devices. */
  oilGrams: z.number().nonnegative(),
});
export type ProviderProduct = z.infer<typeof providerProductSchema>;
