import { z } from 'zod';
import { localeIds } from '../region/locales';

/** The number of sizes for which an account can have alerts. */
export const maxStockAlerts = 50;

/** `push` means every browser in which the shopper turned on alerts. */
export const alertChannels = ['email', 'sms', 'push'] as const;
export type AlertChannel = (typeof alertChannels)[number];

export const stockAlertInputSchema = z.strictObject({
  productVariantId: z.string().min(1).max(100),
  /** A ZIP code, because only dispensaries in the United States deliver. */
  postalCode: z.string().regex(/^\d{5}$/, 'expected five digits'),
  /** By default email. A text message needs a choice of its own, which is the consent. */
  channel: z.enum(alertChannels).optional(),
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
  channel: z.enum(alertChannels),
  createdAt: z.iso.datetime(),
});
export type StockAlert = z.infer<typeof stockAlertSchema>;

export const stockAlertsSchema = z.object({ alerts: z.array(stockAlertSchema) });
export type StockAlerts = z.infer<typeof stockAlertsSchema>;
