import { z } from 'zod';

/** An open order whose window is outside the hours that a dispensary is about to save. */
export const outsideOrderSchema = z.object({
  orderNumber: z.string(),
  orderType: z.enum(['delivery', 'pickup']),
  slot: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
});
export type OutsideOrder = z.infer<typeof outsideOrderSchema>;
