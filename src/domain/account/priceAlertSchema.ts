import { z } from 'zod';
import { localeIds } from '../region/locales';
import { stockAlertInputSchema } from './stockAlertSchema';

const channels = { email: z.boolean(), push: z.boolean() };

/** Both false turns the alert off. No text messages: about prices, they are advertising, which needs consent in writing. */
export const priceAlertInputSchema = z.strictObject({
  ...channels,
  postalCode: stockAlertInputSchema.shape.postalCode,
  localeId: z.enum(localeIds).optional(),
});
export type PriceAlertInput = z.infer<typeof priceAlertInputSchema>;

export const priceAlertSchema = z.object({
  ...channels,
  /** Null while the alert is off. */
  postalCode: z.string().nullable(),
});
export type PriceAlert = z.infer<typeof priceAlertSchema>;
