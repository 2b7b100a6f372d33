import { z } from 'zod';
import { orderStatuses, orderTypes } from './orderStatus';

const range = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });

/**
 * Anyone with the link can read these fields, so they must not include the person, the street, the goods or any amount.
 */
export const trackedOrderSchema = z.object({
  status: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  events: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
  slot: range,
  eta: range.nullable(),
  provider: z.object({ name: z.string(), timezone: z.string() }),
  city: z.string(),
  placedAt: z.iso.datetime(),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

export const trackingLinkSchema = z.object({
  /** Null once the shopper has stopped sharing the link, or it has expired, or its key is lost. */
  url: z.string().nullable(),
  /** False once the link no longer opens the order. */
  isShared: z.boolean(),
});
export type TrackingLink = z.infer<typeof trackingLinkSchema>;
