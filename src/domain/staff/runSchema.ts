import { z } from 'zod';
import { moneySchema } from '../money/moneySchema';
import { orderStatuses } from '../order/orderStatus';
import { plainLine, plainText } from '../text/plainText';

const maxStops = 60;

/** Starting a run marks its packed orders as on their way. */
export const runInputSchema = z.strictObject({
  driverName: plainLine().trim().min(1).max(60),
  orderNumbers: z
    .array(z.string().min(1).max(40))
    .min(1)
    .max(maxStops)
    .refine((numbers) => new Set(numbers).size === numbers.length, 'expected each order once'),
});
export type RunInput = z.infer<typeof runInputSchema>;

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

/** Only this response contains the token of the driver's link. */
export const startedRunSchema = z.object({ run: runSchema, token: z.string() });
export type StartedRun = z.infer<typeof startedRunSchema>;

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
  phone: z.string().nullable(),
  customerName: z.string(),
  amountDue: moneySchema,
  window: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  isIdChecked: z.boolean(),
});
export type DriverStop = z.infer<typeof driverStopSchema>;

export const driverRunSchema = z.object({
  driverName: z.string(),
  dispensary: z.object({ name: z.string(), phone: z.string().nullable(), timezone: z.string() }),
  expiresAt: z.iso.datetime(),
  stops: z.array(driverStopSchema),
});
export type DriverRun = z.infer<typeof driverRunSchema>;

/** An undelivered order is canceled, and the shopper sees the reason. */
export const stopOutcomeSchema = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('delivered') }),
  z.strictObject({ outcome: z.literal('failed'), reason: plainText().trim().min(1).max(280) }),
]);
export type StopOutcome = z.infer<typeof stopOutcomeSchema>;
