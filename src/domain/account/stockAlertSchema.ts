import { z } from 'zod';
import { localeIds } from '../region/locales';

/** The most alerts that an account can have at once. */
export const maxStockAlerts = 50;

/** A request to be told when a variant is back at a dispensary that delivers to a postal code. */
export const stockAlertInputSchema = z.strictObject({
  productVariantId: z.string().min(1).max(100),
  /** Only dispensaries of the United States deliver. */
  postalCode: z.string().regex(/^\d{5}$/, 'expected five digits'),
  /** The page's locale, for the message and its link. */
  localeId: z.enum(localeIds).optional(),
});
export type StockAlertInput = z.infer<typeof stockAlertInputSchema>;

/** An alert that has not been sent yet. */
export const stockAlertSchema = z.object({
  id: z.uuid(),
  productVariantId: z.string(),
  /** The product's name in the URL of its page. */
  slug: z.string(),
  /** Null if the product has left the catalogue. */
  title: z.string().nullable(),
  /** The path of the product's page, without the locale; null with the title. */
  path: z.string().nullable(),
  postalCode: z.string(),
  createdAt: z.iso.datetime(),
});
export type StockAlert = z.infer<typeof stockAlertSchema>;

export const stockAlertsSchema = z.object({ alerts: z.array(stockAlertSchema) });
export type StockAlerts = z.infer<typeof stockAlertsSchema>;
