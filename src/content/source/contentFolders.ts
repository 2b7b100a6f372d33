import { z, type ZodType } from 'zod';
import { batchSchema } from '../../domain/catalogue/batchSchema';
import { brandSchema } from '../../domain/catalogue/brandSchema';
import { landingSchema } from '../../domain/catalogue/landingSchema';
import { productSchema } from '../../domain/catalogue/productSchema';
import { citySchema, dispensarySchema } from '../../domain/delivery/citySchema';
import { storeSchema } from '../../domain/delivery/stores/storeSchema';
import { guideSchema } from '../../domain/editorial/guideSchema';
import {
  footerSchema,
  navigationSchema,
  notificationSchema,
  pageSchema,
  siteSchema,
} from '../../domain/editorial/pageSchema';
import { photoSchema } from '../../domain/editorial/photoSchema';

/** The folders below content/ that hold JSON files, each with the schema of its files. */
export const contentFolders = {
  products: productSchema,
  brands: brandSchema,
  landings: landingSchema,
  batches: batchSchema,
  stores: storeSchema,
  dispensaries: dispensarySchema,
  cities: citySchema,
  guides: guideSchema,
  pages: pageSchema,
  legal: pageSchema,
  photos: photoSchema,
  notifications: notificationSchema,
  navigation: navigationSchema,
  footer: footerSchema,
  site: siteSchema,
} as const satisfies Record<string, ZodType>;

export type ContentFolder = keyof typeof contentFolders;

/** Returns the matching union member, because faults of other members would mislead an editor. */
export function matchingSchema(folder: ContentFolder, value: unknown): ZodType {
  const schema: ZodType = contentFolders[folder];
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return schema;
  const { discriminator } = schema.def;
  const discriminatorValue = (value as Record<string, unknown> | null)?.[discriminator];
  const matching = (schema.options as z.ZodObject[]).find(
    (option) => option.shape[discriminator]!.safeParse(discriminatorValue).success,
  );
  return matching ?? schema;
}
