import { z } from 'zod';
import { dayHoursSchema, pickupAddressSchema } from '../delivery/providerSchema';
import { weekdays } from '../time/weekdays';
import { plainLine, plainText } from '../text/plainText';
import { timeInputSchema } from '../time/timeInputSchema';
import { hasRoomForWindow, hoursLimits } from './checkHours';
import { outsideOrderSchema } from '../order/outsideOrder';

export const enteredAddressSchema = pickupAddressSchema
  .extend({
    addressOne: plainLine().min(1).max(200),
    city: plainLine().min(1).max(100),
    state: z.string().regex(/^[A-Z]{2}$/, 'expected two letters, such as CA'),
    latitude: z.number().min(-90).max(90).optional(),
    longitude: z.number().min(-180).max(180).optional(),
  })
  .strict();

/** At least one delivery window must fit between opening and closing. */
export const enteredHoursSchema = z
  .strictObject({
    ...dayHoursSchema.shape,
    leadtime: z.int().min(hoursLimits.leadtime.min).max(hoursLimits.leadtime.max),
    timeframe: z.int().min(hoursLimits.timeframe.min).max(hoursLimits.timeframe.max),
  })
  .refine(hasRoomForWindow, {
    path: ['close'],
    message: 'expected a time after opening, with room for one window',
  });

const enteredWeekSchema = z.partialRecord(z.enum(weekdays), enteredHoursSchema);

/** True saves the change even if open orders fall outside the new hours. */
const confirm = z.boolean().default(false);

/** Omit a week to leave it unchanged. */
export const hoursChangeSchema = z.strictObject({
  delivery: enteredWeekSchema.optional(),
  pickup: enteredWeekSchema.optional(),
  confirm,
});
export type HoursChange = z.input<typeof hoursChangeSchema>;

/** Null hours close the day. Shoppers see the reason. */
export const exceptionChangeSchema = z.strictObject({
  deliveryHours: enteredHoursSchema.nullable(),
  pickupHours: enteredHoursSchema.nullable(),
  reason: plainLine().trim().max(200).default(''),
  confirm,
});
export type ExceptionChange = z.input<typeof exceptionChangeSchema>;

export const pauseSchema = z.strictObject({
  until: timeInputSchema,
  reason: plainLine().trim().min(1).max(200),
});
export type Pause = z.infer<typeof pauseSchema>;

const dollars = z.number().min(0).max(10_000).multipleOf(0.01);
const tenDigits = z.string().regex(/^\d{10}$/, 'expected ten digits');

export const serviceChangeSchema = z.strictObject({
  name: plainLine().trim().min(1).max(80).optional(),
  licence: plainLine().trim().min(1).max(80).optional(),
  deliveryTotalMinimum: dollars.optional(),
  pickupTotalMinimum: dollars.optional(),
  deliveryFee: dollars.optional(),
  /** A fraction of the subtotal: 0.15 means 15%. */
  taxRate: z.number().min(0).max(1).optional(),
  purchaseLimitGrams: z.number().positive().max(1000).optional(),
  purchaseLimitOilGrams: z.number().positive().max(1000).optional(),
  slotCapacity: z.int().min(0).max(10_000).optional(),
  deliveryAllowedDaysInAdvance: z.int().min(1).max(30).optional(),
  deliveryMinimumDaysInAdvance: z.int().min(0).max(30).optional(),
  phone: tenDigits.nullable().optional(),
  pickupAddress: enteredAddressSchema.nullable().optional(),
});
export type ServiceChange = z.infer<typeof serviceChangeSchema>;

export const zonesChangeSchema = z.strictObject({ text: plainText().max(200_000) });

const exceptionSchema = z.object({
  day: z.iso.date(),
  deliveryHours: dayHoursSchema.nullable(),
  pickupHours: dayHoursSchema.nullable(),
  reason: z.string(),
});

const version = z.string().meta({ example: 'tJ6zRn2oQ0mV1yq9B3kc4w' });

export const providerServiceSchema = z.object({
  providerId: z.string(),
  name: z.string(),
  licence: z.string(),
  timezone: z.string(),
  deliveryTimes: z.partialRecord(z.enum(weekdays), dayHoursSchema),
  pickupTimes: z.partialRecord(z.enum(weekdays), dayHoursSchema),
  exceptions: z.array(exceptionSchema),
  pause: z.object({ until: z.iso.datetime(), reason: z.string() }).nullable(),
  deliveryTotalMinimum: z.number(),
  pickupTotalMinimum: z.number(),
  deliveryFee: z.number(),
  taxRate: z.number(),
  purchaseLimitGrams: z.number(),
  purchaseLimitOilGrams: z.number(),
  slotCapacity: z.int(),
  deliveryAllowedDaysInAdvance: z.int(),
  deliveryMinimumDaysInAdvance: z.int(),
  phone: z.string().nullable(),
  pickupAddress: pickupAddressSchema.nullable(),
  postalCodes: z.array(z.string()),
  /** Each changes with its part of the service. Send one as `If-Match` to save only if nobody else has since. */
  versions: z.object({
    deliveryTimes: version,
    pickupTimes: version,
    exceptions: version,
    terms: version,
    zones: version,
  }),
});
export type ProviderService = z.infer<typeof providerServiceSchema>;
export type ServicePart = keyof ProviderService['versions'];

/** `outside` has orders only if the change was confirmed. */
export const hoursResultSchema = z.object({
  /** Always true: a change that is not saved throws. */
  isSaved: z.literal(true).meta({ deprecated: true }),
  outside: z.array(outsideOrderSchema),
  service: providerServiceSchema,
});
export type HoursResult = z.infer<typeof hoursResultSchema>;

export const zonesResultSchema = z.object({
  postalCodes: z.array(z.string()),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Added codes that the gazetteer lacks. They are saved nevertheless, because new ones appear every year. */
  unknown: z.array(z.string()),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  /** False on a dry run. */
  isSaved: z.boolean(),
  service: providerServiceSchema,
});
export type ZonesResult = z.infer<typeof zonesResultSchema>;

const zoneAreaSchema = z.object({
  postalCode: z.string(),
  town: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  isShared: z.boolean(),
});
export const zoneAreasSchema = z.array(zoneAreaSchema);
export type ZoneArea = z.infer<typeof zoneAreaSchema>;
