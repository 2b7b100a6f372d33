import { z } from 'zod';
import { orderStatuses, orderTypes } from './orderStatus';

const range = z.object({ start: z.iso.datetime(), end: z.iso.datetime() });

/** An order as anyone with its tracking link sees it: no person, street, goods or amounts. */
export const trackedOrderSchema = z.object({
  status: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  /** In chronological order. */
  events: z.array(z.object({ status: z.enum(orderStatuses), at: z.iso.datetime() })),
  slot: range,
  /** When the dispensary expects to arrive; null until it says so. */
  eta: range.nullable(),
  provider: z.object({ name: z.string(), timezone: z.string() }),
  /** Where it is delivered or picked up. */
  city: z.string(),
  placedAt: z.iso.datetime(),
});
export type TrackedOrder = z.infer<typeof trackedOrderSchema>;

/** The address of an order's tracking page. Null once the shopper has stopped sharing it, or after it has expired. */
export const trackingLinkSchema = z.object({ url: z.string().nullable() });
export type TrackingLink = z.infer<typeof trackingLinkSchema>;
