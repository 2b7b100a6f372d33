import { z } from 'zod';
import { cannabinoids, contaminants, ingredients, terpenes } from './vocabulary';

/** A laboratory's report on one batch of one variant. Percentages are by weight of the oil. */
export const batchSchema = z.strictObject({
  batchId: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
  productVariantId: z.string().min(1),
  lab: z.strictObject({ name: z.string().min(1), licence: z.string().min(1) }),
  producerLicence: z.string().min(1),
  packagedOn: z.iso.date(),
  testedOn: z.iso.date(),
  expiresOn: z.iso.date(),
  /** Must match the variant: totalThcPercent × grams ÷ 100 = thcGrams. */
  totalThcPercent: z.number().min(0).max(100),
  totalCbdPercent: z.number().min(0).max(100),
  cannabinoids: z.array(z.strictObject({ name: z.enum(cannabinoids), percent: z.number().min(0).max(100) })).min(1),
  terpenes: z.array(z.strictObject({ name: z.enum(terpenes), percent: z.number().min(0).max(20) })).min(1),
  ingredients: z.array(z.enum(ingredients)).min(1),
  contaminants: z.array(z.strictObject({ name: z.enum(contaminants), passed: z.boolean() })).min(1),
});
export type Batch = z.infer<typeof batchSchema>;
