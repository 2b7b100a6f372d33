import { z } from 'zod';
import { localeIds } from '../region/locales';

export const maxStockAlerts = 50;

/** Requests a message once a dispensary that delivers to the postal code has the variant again. */
export const stockAlertInputSchema = z.strictObject({
  productVariantId: z.string().min(1).max(100),
  /** Only dispensaries of the United States deliver. */
  postalCode: z.string().regex(/^\d{5}$/, 'expected five digits'),
  localeId: z.enum(localeIds).optional(),
});
export type StockAlertInput = z.infer<typeof stockAlertInputSchema>;

/** An alert that has not been sent yet. */
export const stockAlertSchema = z.object({
  id: z.uuid(),
  productVariantId: z.string(),
  slug: z.string(),
  /** Null if the product has left the catalogue. */
  title: z.string().nullable(),
  /** Without the locale; null with the title. */
  path: z.string().nullable(),
  postalCode: z.string(),
  createdAt: z.iso.datetime(),
});
export type StockAlert = z.infer<typeof stockAlertSchema>;

export const stockAlertsSchema = z.object({ alerts: z.array(stockAlertSchema) });
export type StockAlerts = z.infer<typeof stockAlertsSchema>;
