import { z } from 'zod';
import { moneySchema } from '../moneySchema';
import { orderStatuses } from '../order/orderStatus';
import { plainLine, plainText } from '../plainText';

/** More would not fit into a day. */
const maxStops = 60;

/** A round to send a driver on. Packed orders are on their way from then on. */
export const runInputSchema = z.strictObject({
  driverName: plainLine().trim().min(1).max(60),
  /** In the order in which they are driven to. */
  orderNumbers: z
    .array(z.string().min(1).max(40))
    .min(1)
    .max(maxStops)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'expected each order once'),
});
export type RunInput = z.infer<typeof runInputSchema>;

/** A round, as the dispensary sees it. */
export const runSchema = z.object({
  runId: z.uuid(),
  driverName: z.string(),
  createdAt: z.iso.datetime(),
  /** Midnight in the dispensary's time zone. */
  expiresAt: z.iso.datetime(),
  isRevoked: z.boolean(),
  stops: z.array(z.object({ orderNumber: z.string(), status: z.enum(orderStatuses) })),
});
export type Run = z.infer<typeof runSchema>;

/** The link's token is in this response and nowhere else. */
export const startedRunSchema = z.object({ run: runSchema, token: z.string() });
export type StartedRun = z.infer<typeof startedRunSchema>;

/** One delivery, as its driver sees it. Once it has ended, address, note and phone are empty. */
export const driverStopSchema = z.object({
  orderNumber: z.string(),
  status: z.enum(orderStatuses),
  addressOne: z.string(),
  addressTwo: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  note: z.string(),
  /** Ten digits; null if the shopper gave none. */
  phone: z.string().nullable(),
  /** The name to compare with the ID at the door. */
  customerName: z.string(),
  /** The amount that the shopper still has to pay. */
  amountDue: moneySchema,
  window: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  /** True if staff have checked the ID photo: 21 or over, and the name matches. */
  isIdChecked: z.boolean(),
});
export type DriverStop = z.infer<typeof driverStopSchema>;

/** The data behind a driver's link. */
export const driverRunSchema = z.object({
  driverName: z.string(),
  dispensary: z.object({ name: z.string(), phone: z.string().nullable(), timezone: z.string() }),
  expiresAt: z.iso.datetime(),
  stops: z.array(driverStopSchema),
});
export type DriverRun = z.infer<typeof driverRunSchema>;

/** How a stop ended. An order that could not be delivered is canceled, and the shopper reads why. */
export const stopOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('delivered') }),
  z.strictObject({ outcome: z.literal('failed'), reason: plainText().trim().min(1).max(280) }),
]);
export type StopOutcome = z.infer<typeof stopOutcomeSchema>;
