import { z } from 'zod';

/** The channels on which the shopper wants order messages. Messages go to verified contacts only. */
export const orderUpdatesSchema = z.strictObject({ email: z.boolean(), sms: z.boolean() });
export type OrderUpdates = z.infer<typeof orderUpdatesSchema>;

/** `refusals` has sentences about contacts that get no messages, such as a number that replied STOP. */
export const orderUpdatesStateSchema = orderUpdatesSchema.extend({
  refusals: z.object({ email: z.string().nullable(), sms: z.string().nullable() }),
});
export type OrderUpdatesState = z.infer<typeof orderUpdatesStateSchema>;
