import { z } from 'zod';
import { scheduleFields } from '../time/scheduleSchema';
import { aromas, effects, oilTypes, plantTypes } from './vocabulary';

/** `enCa` is only set where Canadian spelling differs. `fr` is required on entries shown in Canada. */
export const localizedTextSchema = z.strictObject({
  en: z.string().min(1),
  enCa: z.string().min(1).optional(),
  fr: z.string().min(1).optional(),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case letters and digits joined by single dashes');
const isoDate = z.iso.date();
const isoDateOrNone = isoDate.optional();
const availabilities = ['available', 'coming-soon', 'sold-out'] as const;

const variantSchema = z.strictObject({
  id: slug,
  title: localizedTextSchema,
  grams: z.number().positive().nullable(),
  thcGrams: z.number().nonnegative().nullable(),
  coaReport: z.strictObject({ weightText: z.string().min(1) }).nullable(),
  availability: z.enum(availabilities),
  /** A typical dispensary price, in dollars before taxes. Shown only in regions that show prices. */
  suggestedPrice: z.number().positive().multipleOf(0.01).nullable(),
  batchIds: z.array(z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/)),
});

const flags = z.strictObject({
  availableUs: z.boolean(),
  availableUsOh: z.boolean(),
  availableUsMo: z.boolean(),
  availableUsUt: z.boolean(),
  availableUsWa: z.boolean(),
  availableUsCo: z.boolean(),
  availableUsNm: z.boolean(),
  availableCaAll: z.boolean(),
  availableCa: z.boolean(),
  availableCaAb: z.boolean(),
});

const shared = {
  originalId: z.string().min(1),
  slug,
  title: localizedTextSchema,
  brand: slug,
  tagline: localizedTextSchema,
  description: localizedTextSchema,
  /** Names of files in content/pictures/. The first picture is the main one. */
  pictures: z.array(slug).min(1),
  availability: z.enum(availabilities),
  availabilityComingSoonDate: isoDateOrNone,
  expressDeliveryProvidersCount: z.int().nonnegative(),
  visibility: flags,
  variants: z.array(variantSchema).min(1),
  publishedOn: isoDate,
  ...scheduleFields,
};

const oilSchema = z.strictObject({
  ...shared,
  productType: z.literal('oil'),
  plantType: z.enum(plantTypes),
  oilType: z.enum(oilTypes),
  strain: z.strictObject({ name: z.string().min(1), lineage: z.string().min(1).nullable() }),
  effects: z.array(z.enum(effects)).min(1),
  aromas: z.array(z.enum(aromas)).min(1),
  flavors: z.array(z.enum(aromas)).min(1),
});

const deviceSchema = z.strictObject({
  ...shared,
  productType: z.literal('devices'),
  highlights: z.array(localizedTextSchema).min(3),
  specifications: z.array(z.strictObject({ name: localizedTextSchema, value: localizedTextSchema })).min(3),
  inTheBox: z.array(localizedTextSchema).min(1),
});

export const productSchema = z.discriminatedUnion('productType', [oilSchema, deviceSchema]);
export type Product = z.infer<typeof productSchema>;
export type Oil = z.infer<typeof oilSchema>;
export type Device = z.infer<typeof deviceSchema>;
export type Variant = z.infer<typeof variantSchema>;
