import { z } from 'zod';
import { moneySchema } from '../moneySchema';
import { freeDeliveryAbove } from '../order/orderTotals';
import { clockTime } from './clockTime';
import { weekdays } from './weekdays';

/** Opening and closing time in the provider's time zone. */
export const openingHoursSchema = z.object({ open: clockTime, close: clockTime });
export type OpeningHours = z.infer<typeof openingHoursSchema>;

/** Hours of one weekday in the provider's time zone. `leadtime` and `timeframe` are in minutes. */
export const dayHoursSchema = openingHoursSchema.extend({
  leadtime: z.int().nonnegative(),
  timeframe: z.int().positive().default(60),
});
/** The street address where orders are picked up. */
export const pickupAddressSchema = z.object({
  addressOne: z.string().min(1).max(200),
  addressTwo: z.string().max(60).default(''),
  city: z.string().min(1).max(100),
  /** Two-letter code. */
  state: z.string().length(2),
  postalCode: z.string().min(1).max(10),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
});
export type PickupAddress = z.infer<typeof pickupAddressSchema>;

/** A day with other hours than the week's. Null hours: nothing that day. */
const scheduleExceptionSchema = z.object({
  /** In the provider's time zone. */
  day: z.iso.date(),
  deliveryHours: dayHoursSchema.nullable(),
  pickupHours: dayHoursSchema.nullable(),
  /** Shown to shoppers. */
  reason: z.string().max(200).default(''),
});
export type ScheduleException = z.infer<typeof scheduleExceptionSchema>;

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
  /** The fee is waived above this subtotal, in dollars. The same for all dispensaries. */
  freeDeliveryAbove: z.number().nonnegative().default(freeDeliveryAbove),
  /** A fraction of the subtotal: 0.15 for 15%. */
  taxRate: z.number().min(0).max(1),
  /** Grams of THC per order, and per local day. */
  purchaseLimitConcentratedWeight: z.number().positive(),
  /** Grams of cannabis concentrate per order, and per local day. */
  purchaseLimitOilGrams: z.number().positive(),
  /** The starts of full slots, as ISO instants. */
  fullSlots: z.array(z.iso.datetime()).default([]),
  /** The starts of full pickup windows, as ISO instants. */
  fullPickupSlots: z.array(z.iso.datetime()).default([]),
  exceptions: z.array(scheduleExceptionSchema).default([]),
  /** While paused, no window that starts before `until` is offered. */
  pause: z.object({ until: z.iso.datetime(), reason: z.string() }).nullable().default(null),
  /** Ten digits that a shopper may call. */
  phone: z.string().nullable().default(null),
  /** Null when the dispensary only delivers. */
  pickup: z
    .object({
      address: pickupAddressSchema,
      /** In dollars, before taxes. */
      totalMinimum: z.number().nonnegative(),
    })
    .nullable()
    .default(null),
  /** From the place that was asked about. Set for pickups. */
  distanceKm: z.number().nonnegative().optional(),
});
export type DeliveryProvider = z.infer<typeof deliveryProviderSchema>;

/** The starts of slots, as ISO instants, whose last places a shopper may not take because they are reserved for others. */
export const reservedSlotsSchema = z.object({ slotStarts: z.array(z.iso.datetime()) });
export type ReservedSlots = z.infer<typeof reservedSlotsSchema>;

export const providerProductSchema = z.object({
  productVariantId: z.string(),
  availableQuantity: z.int().nonnegative(),
  price: moneySchema,
  /** The net weight of the oil in a pod, which counts toward the provider's limit. 0 for devices. */
  oilGrams: z.number().nonnegative(),
});
export type ProviderProduct = z.infer<typeof providerProductSchema>;
