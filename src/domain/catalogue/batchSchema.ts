import { z } from 'zod';
import { jurisdictions } from '../region/jurisdictions';
import { localizedTextSchema } from './productSchema';
import { cannabinoids, contaminants, ingredients, terpenes } from './vocabulary';

/** Without an amount, the analyte was detected, but not quantified. */
const findingSchema = z.strictObject({ analyte: z.string().min(1), amount: z.number().positive().optional() });

/** Percentages are by weight of the oil. */
export const batchSchema = z.strictObject({
  batchId: z.string().regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/),
  productVariantId: z.string().min(1),
  /** Failed batches were destroyed, so no product lists them. */
  status: z.enum(['released', 'failed']),
  jurisdiction: z.enum(jurisdictions),
  lab: z.strictObject({
    name: z.string().min(1),
    licence: z.string().min(1),
    accreditation: z.string().min(1),
  }),
  producerLicence: z.string().min(1),
  sampleId: z.string().min(1),
  packagedOn: z.iso.date(),
  collectedOn: z.iso.date(),
  receivedOn: z.iso.date(),
  testedOn: z.iso.date(),
  expiresOn: z.iso.date(),
  /** Must match the variant: totalThcPercent × grams ÷ 100 = thcGrams. */
  totalThcPercent: z.number().min(0).max(100),
  totalCbdPercent: z.number().min(0).max(100),
  cannabinoids: z.array(z.strictObject({ name: z.enum(cannabinoids), percent: z.number().min(0).max(100) })).min(1),
  terpenes: z.array(z.strictObject({ name: z.enum(terpenes), percent: z.number().min(0).max(20) })).min(1),
  ingredients: z.array(z.enum(ingredients)).min(1),
  /** Lists detected analytes only. All others of the jurisdiction's panels were not detected. */
  contaminants: z
    .array(z.strictObject({ name: z.enum(contaminants), passed: z.boolean(), found: z.array(findingSchema) }))
    .min(1),
  recall: z
    .strictObject({ announcedOn: z.iso.date(), reason: localizedTextSchema, action: localizedTextSchema })
    .optional(),
});
export type Batch = z.infer<typeof batchSchema>;
