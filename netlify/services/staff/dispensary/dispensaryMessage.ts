import { z } from 'zod';
import { customerSchema } from '../../../../src/domain/order/customerSchema';
import { orderSchema } from '../../../../src/domain/order/orderSchema';
import { orderStatuses } from '../../../../src/domain/order/orderStatus';
import { plainText } from '../../../../src/domain/text/plainText';
import { maxPrice, maxStock } from '../../../../src/domain/staff/stockLimits';
import { timeInputSchema } from '../../../../src/domain/time/timeInputSchema';

const reason = plainText().trim().min(1).max(280).optional();

const orderReference = {
  orderNumber: z.string().min(1).max(40).optional(),
  orderLogId: z.uuid().optional(),
  detailsId: z.string().min(1).max(100).optional(),
};
export type OrderReference = { [Name in keyof typeof orderReference]?: string | undefined };

const hasOneIdentifier = ({ orderNumber, orderLogId, detailsId }: OrderReference): boolean =>
  [orderNumber, orderLogId, detailsId].filter((name) => name !== undefined).length === 1;
const oneIdentifier = 'expected one of orderNumber, orderLogId and detailsId';

const statusData = z
  .strictObject({
    ...orderReference,
    // Accept every status: a move that the order does not allow is a 409, not a malformed message.
    status: z.enum(orderStatuses),
    reason,
  })
  .refine(hasOneIdentifier, oneIdentifier)
  .refine((data) => !['DECLINED', 'CANCELLED'].includes(data.status) || data.reason !== undefined, {
    path: ['reason'],
    message: 'expected a reason with DECLINED and CANCELLED',
  });

const productVariantId = z.string().min(1).max(200);
const timestamp = timeInputSchema.optional();

export const dispensaryMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('order.status'), timestamp, data: statusData }),
  z.strictObject({
    type: z.literal('stock.update'),
    timestamp,
    data: z.strictObject({
      productVariantId,
      availableQuantity: z.int().min(0).max(maxStock),
      /** The time of the count. Later orders are subtracted; a count older than the last one is ignored. */
      asOf: timeInputSchema.optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('price.update'),
    timestamp,
    data: z.strictObject({
      productVariantId,
      price: z.number().positive().max(maxPrice).multipleOf(0.01),
      asOf: timeInputSchema.optional(),
    }),
  }),
  z.strictObject({
    type: z.literal('order.id'),
    timestamp,
    data: z.strictObject(orderReference).refine(hasOneIdentifier, oneIdentifier),
  }),
  z.strictObject({
    type: z.literal('order.eta'),
    timestamp,
    data: z
      .strictObject({ ...orderReference, start: timeInputSchema, end: timeInputSchema })
      .refine(hasOneIdentifier, oneIdentifier),
  }),
  z.strictObject({ type: z.literal('orders.list'), timestamp, data: z.strictObject({}).default({}) }),
]);
export type DispensaryMessage = z.infer<typeof dispensaryMessageSchema>;

export const dispensaryOrderSchema = orderSchema.extend({ customer: customerSchema });
export type DispensaryOrder = z.infer<typeof dispensaryOrderSchema>;

export const dispensaryResponseSchema = z.object({
  isDuplicate: z.boolean(),
  isStale: z.boolean().optional(),
  duplicate: z.boolean().meta({ deprecated: true }),
  stale: z.boolean().optional().meta({ deprecated: true }),
  order: orderSchema.optional(),
  /** A POST returns the ID photo once, within a minute. The path is relative to the API's origin. */
  idLink: z.object({ path: z.string(), expiresAt: z.iso.datetime() }).optional(),
  orders: z.array(dispensaryOrderSchema).optional(),
});
export type DispensaryResponse = Omit<z.infer<typeof dispensaryResponseSchema>, 'isDuplicate' | 'isStale'>;
