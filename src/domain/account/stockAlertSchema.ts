import { z } from 'zod';
import { localeIds } from '../region/locales';

export const maxStockAlerts = 50;

export const stockAlertInputSchema = z.strictObject({
  productVariantId: z.string().min(1).max(100),
  /** A ZIP code, because only dispensaries in the United States deliver. */
  postalCode: z.string().regex(/^\d{5}$/, 'expected five digits'),
  localeId: z.enum(localeIds).optional(),
});
export type StockAlertInput = z.infer<typeof stockAlertInputSchema>;

export const stockAlertSchema = z.object({
  id: z.uuid(),
  productVariantId: z.string(),
  slug: z.string(),
  /** Null if the catalogue no longer has the product. */
  title: z.string().nullable(),
  /** Has no locale prefix. Null if the catalogue no longer has the product. */
  path: z.string().nullable(),
  postalCode: z.string(),
  createdAt: z.iso.datetime(),
});
export type StockAlert = z.infer<typeof stockAlertSchema>;

export const stockAlertsSchema = z.object({ alerts: z.array(stockAlertSchema) });
export type StockAlerts = z.infer<typeof stockAlertsSchema>;
