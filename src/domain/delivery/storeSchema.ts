import { z } from 'zod';
import { regions, type Subcountry } from '../region/regions';
import { weekdays } from './weekdays';

const subcountries = regions.map((region) => region.code) as [Subcountry, ...Subcountry[]];
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as 09:30');

/** A retailer in the store locator. Names are invented; towns and postal codes are real. */
export const storeSchema = z.strictObject({
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
  hours: z.partialRecord(z.enum(weekdays), z.strictObject({ open: clockTime, close: clockTime })),
  brands: z.array(z.string()),
});
export type Store = z.infer<typeof storeSchema>;
