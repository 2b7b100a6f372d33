import { z } from 'zod';
import { productSchema } from '../../../src/domain/catalogue/productSchema';
import type { ProductSummary } from '../../../src/domain/catalogue/productSummary';
import { aromas, effects, oilTypes, plantTypes } from '../../../src/domain/catalogue/vocabulary';
import { regionSchema } from '../../../src/domain/unlock/batchInfoSchema';

const [oil] = productSchema.options;
const availability = oil.shape.availability;

/** An entry of a locale's catalogue file. The site writes the files, so this only describes them. */
export const catalogProductSchema = z
  .object({
    slug: z.string(),
    productType: z.enum(['oil', 'devices']),
    title: z.string(),
    brand: z.string(),
    brandSlug: z.string(),
    picture: z.string(),
    plantType: z.enum(plantTypes).nullable(),
    oilType: z.enum(oilTypes).nullable(),
    effects: z.array(z.enum(effects)).readonly().optional(),
    flavors: z.array(z.enum(aromas)).readonly().optional(),
    regions: z.array(regionSchema),
    availability,
    availabilityComingSoonDate: z.iso.date().nullable(),
    comingSoonMonth: z.string().nullable(),
    expressDeliveryProvidersCount: z.int().nonnegative(),
    publishedOn: z.iso.date(),
    variants: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        grams: z.number().positive().nullable(),
        thcGrams: z.number().nonnegative().nullable(),
        price: z.number().nonnegative().nullable(),
        availability,
      }),
    ),
  })
  .meta({ id: 'CatalogProduct' }) satisfies z.ZodType<ProductSummary>;
