import { z } from 'zod';
import { customerSchema } from '../order/customerSchema';
import { orderSchema } from '../order/orderSchema';
import { orderStatuses } from '../order/orderStatus';
import { plainText } from '../text/plainText';
import { timeInputSchema } from '../time/timeInputSchema';

const instant = z.iso.datetime().nullable();

export const consoleOrderSchema = orderSchema.extend({
  customer: customerSchema,
  idPhoto: z.object({
    /** False once the shopper has deleted the photo or the account. */
    isStored: z.boolean(),
    viewedAt: instant,
    /** The time at which staff confirmed that the person is 21 and that the name matches. */
    confirmedAt: instant,
  }),
  messages: z.object({
    /** When the server of the shopper's email last refused a message for good. */
    emailBouncedAt: instant,
    /** Twilio's last word on the order's latest text message. */
    textStatus: z.string().nullable(),
    textError: z.string().nullable(),
  }),
  run: z.object({ runId: z.uuid(), driverName: z.string() }).nullable(),
});
export type ConsoleOrder = z.infer<typeof consoleOrderSchema>;

export const consoleOrdersSchema = z.object({ orders: z.array(consoleOrderSchema), total: z.int() });
export type ConsoleOrders = z.infer<typeof consoleOrdersSchema>;

/** Shoppers see the reason. */
const moveReasonSchema = plainText().trim().min(1).max(280);

const needsReason = (status: string): boolean => status === 'DECLINED' || status === 'CANCELLED';

export const orderMoveSchema = z
  .strictObject({ status: z.enum(orderStatuses), reason: moveReasonSchema.optional() })
  .refine(({ status, reason }) => !needsReason(status) || reason !== undefined, {
    path: ['reason'],
    message: 'expected a reason with DECLINED and CANCELLED',
  });
export type OrderMove = z.infer<typeof orderMoveSchema>;

export const orderEtaSchema = z.strictObject({ start: timeInputSchema, end: timeInputSchema });
export type OrderEta = z.infer<typeof orderEtaSchema>;
