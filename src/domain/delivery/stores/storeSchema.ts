import { z } from 'zod';
import { regions, type Subcountry } from '../../region/regions';
import { scheduleFields } from '../../time/scheduleSchema';
import { clockTimeSchema } from '../../time/clockTime';
import { weekdays } from '../../time/weekdays';

const subcountries = regions.map((region) => region.code) as [Subcountry, ...Subcountry[]];

const storeHoursSchema = z.strictObject({ open: clockTimeSchema, close: clockTimeSchema });

const storeExceptionSchema = z.strictObject({
  day: z.iso.date('expected a date such as 2026-12-24'),
  hours: storeHoursSchema.nullable(),
});

const areDaysUnique = (exceptions: readonly { day: string }[]) =>
  new Set(exceptions.map(({ day }) => day)).size === exceptions.length;

const paymentMethods = ['cash', 'debit', 'credit'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** A retailer in the store locator. Names are invented; towns and postal codes are real. */
export const storeSchema = z.strictObject({
  /** Must equal the file's name. It is also the end of the store's URL. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  region: z.enum(subcountries),
  addressOne: z.string().min(1),
  city: z.string().min(1),
  state: z.string().length(2),
  postalCode: z.string().min(5),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  timezone: z.string().min(1),
  phone: z.string().min(1),
  hours: z.partialRecord(z.enum(weekdays), storeHoursSchema),
  exceptions: z.array(storeExceptionSchema).refine(areDaysUnique, 'expected each date once').optional(),
  payments: z
    .array(z.enum(paymentMethods))
    .min(1)
    .refine((methods) => new Set(methods).size === methods.length, 'expected each way to pay once')
    .optional(),
  brands: z.array(z.string()),
  ...scheduleFields,
});
export type Store = z.infer<typeof storeSchema>;
