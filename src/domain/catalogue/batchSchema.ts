import { z } from 'zod';
import { jurisdictions } from '../region/jurisdictions';
import { localizedTextSchema } from './productSchema';
import { cannabinoids, contaminants, ingredients, terpenes } from './vocabulary';

/** Without an amount, the analyte was detected, but not quantified. */
const findingSchema = z.strictObject({ analyte: z.string().min(1), amount: z.number().positive().optional() });

/** Unlike other content, a report has no dates relative to the build, because its numbers name its days. */
const calendarDay = z.iso.date({ error: 'expected a calendar day such as 2026-05-07, as on the report' });

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
  packagedOn: calendarDay,
  collectedOn: calendarDay,
  receivedOn: calendarDay,
  testedOn: calendarDay,
  expiresOn: calendarDay,
  /** As measured. The variant's thcGrams is the label's claim, which may differ within the tolerance of `labelClaim.ts`. */
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
    .strictObject({ announcedOn: calendarDay, reason: localizedTextSchema, action: localizedTextSchema })
    .optional(),
});
export type Batch = z.infer<typeof batchSchema>;
