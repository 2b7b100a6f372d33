import { z } from 'zod';

/** The channels on which the shopper wants order messages. Messages go to verified contacts only. */
export const orderUpdatesSchema = z.strictObject({ email: z.boolean(), sms: z.boolean() });
export type OrderUpdates = z.infer<typeof orderUpdatesSchema>;
