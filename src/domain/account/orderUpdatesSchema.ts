import { z } from 'zod';

/** The shopper's choice of messages about their orders, by channel. They go to verified contacts only. */
export const orderUpdatesSchema = z.strictObject({ email: z.boolean(), sms: z.boolean() });
export type OrderUpdates = z.infer<typeof orderUpdatesSchema>;
