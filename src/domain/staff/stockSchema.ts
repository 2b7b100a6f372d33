import { z } from 'zod';
import { moneySchema } from '../money/moneySchema';
import { timeInputSchema } from '../time/timeInputSchema';
import { maxPrice, maxStock, maxStockFileLength } from './stockLimits';

const availableQuantitySchema = z.int().min(0).max(maxStock);
/** In dollars, to the cent. */
const priceSchema = z.number().positive().max(maxPrice).multipleOf(0.01);

export const stockProductSchema = z.object({
  productVariantId: z.string(),
  title: z.string(),
  brand: z.string(),
  availableQuantity: z.int().nonnegative(),
  price: moneySchema,
  thcGrams: z.number().nonnegative(),
  /** The time of the last count. Null before the first one. */
  countedAt: z.iso.datetime().nullable(),
});
export type StockProduct = z.infer<typeof stockProductSchema>;

export const stockListSchema = z.object({ products: z.array(stockProductSchema), total: z.int() });
export type StockList = z.infer<typeof stockListSchema>;

export const stockChangeSchema = z
  .strictObject({
    availableQuantity: availableQuantitySchema.optional(),
    price: priceSchema.optional(),
    /** The time of the count or price. Orders placed later are subtracted, and an older one is refused. Defaults to now. */
    asOf: timeInputSchema.optional(),
  })
  .refine(({ availableQuantity, price }) => availableQuantity !== undefined || price !== undefined, {
    message: 'expected availableQuantity, price or both',
  });
export type StockChange = z.infer<typeof stockChangeSchema>;

/** Has the columns of the export. Applying a file requires the `version` of its preview. */
export const stockImportSchema = z.strictObject({
  csv: z.string().max(maxStockFileLength),
  version: z.string().max(200).optional(),
});
export type StockImport = z.infer<typeof stockImportSchema>;

const figures = z.object({ availableQuantity: z.int(), price: moneySchema });

export const stockPreviewSchema = z.object({
  version: z.string(),
  changes: z.array(
    z.object({
      line: z.int(),
      productVariantId: z.string(),
      title: z.string(),
      before: figures,
      after: figures,
    }),
  ),
  unchanged: z.int(),
  errors: z.array(z.object({ line: z.int(), message: z.string() })),
  isApplied: z.boolean(),
});
export type StockPreview = z.infer<typeof stockPreviewSchema>;

export const catalogueVariantSchema = z.object({
  productVariantId: z.string(),
  title: z.string(),
  brand: z.string(),
  thcGrams: z.number().nonnegative(),
  oilGrams: z.number().nonnegative(),
  suggestedPrice: z.number().nullable(),
});
export type CatalogueVariant = z.infer<typeof catalogueVariantSchema>;

export const addProductSchema = z.strictObject({
  productVariantId: z.string().min(1).max(200),
  availableQuantity: availableQuantitySchema.default(0),
  price: priceSchema,
});
export type AddProduct = z.input<typeof addProductSchema>;
