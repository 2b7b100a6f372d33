import { z } from 'zod';
import { contactPhoneSchema } from '../account/userSchema';
import { addressSchema } from '../delivery/addressSchema';
import { moneySchema } from '../moneySchema';
import { plainLine, plainText } from '../plainText';
import { orderStatuses, orderTypes } from './orderStatus';

const orderItemSchema = z.object({
  productVariantId: z.string(),
  title: z.string(),
  brand: z.string(),
  quantity: z.int().positive(),
  price: moneySchema,
  itemTotal: moneySchema,
});

const orderEventSchema = z.object({
  status: z.enum(orderStatuses),
  at: z.iso.datetime(),
  reason: z.string().nullable(),
});

/** S3-13: an order as its shopper reads it; events are in the order in which they happened (D-14). */
export const orderSchema = z.object({
  /** What shopper, dispensary and support call the order. */
  orderNumber: z.string(),
  orderLogId: z.string(),
  detailsId: z.string(),
  detailsPagePath: z.string(),
  status: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  provider: z.object({ id: z.string(), name: z.string(), timezone: z.string(), licence: z.string() }),
  items: z.array(orderItemSchema),
  subtotal: moneySchema,
  taxTotal: moneySchema,
  deliveryFeeTotal: moneySchema,
  /** Credit that was applied (D-34); the total is what is left to pay. */
  rewardTotal: moneySchema,
  total: moneySchema,
  deliveryAddress: addressSchema,
  slot: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  note: z.string(),
  /** Where the driver may call. */
  contactPhone: z.string().nullable(),
  placedAt: z.iso.datetime(),
  events: z.array(orderEventSchema),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** D-16: what the checkout sends, beside an `Idempotency-Key`; prices are those that the shopper was shown. */
export const placeOrderSchema = z.strictObject({
  providerId: z.string().min(1).max(100),
  placeId: z.string().min(1).max(300),
  addressTwo: plainLine().max(60).default(''),
  orderType: z.literal('delivery').default('delivery'),
  slotStart: z.iso.datetime(),
  note: plainText().max(280).default(''),
  /** Where the driver may call; without it, the number of the account. */
  contactPhone: contactPhoneSchema.optional(),
  /** Whether the account keeps `contactPhone` for the next order. */
  keepContactPhone: z.boolean().default(false),
  items: z
    .array(
      z.strictObject({
        productVariantId: z.string().min(1).max(200),
        quantity: z.int().min(1).max(100),
        price: z.number().nonnegative(),
      }),
    )
    .min(1)
    .max(100)
    .refine(
      (items) => new Set(items.map((item) => item.productVariantId)).size === items.length,
      'expected each productVariantId once',
    ),
  /** D-34: whether the shopper's credit is to be used. */
  useRewards: z.boolean().default(false),
  /** The reward that the shopper was shown, in dollars; where it would be another, they are asked (D-16). */
  rewardTotal: z.number().nonnegative().optional(),
});
export type PlaceOrder = z.input<typeof placeOrderSchema>;

/** The new figures of a 409 `order_changed`: today's price and stock of each item that differs, whether the slot went, and the reward. */
export const orderChangesSchema = z.object({
  items: z.array(
    z.object({ productVariantId: z.string(), price: moneySchema.nullable(), availableQuantity: z.int().nonnegative() }),
  ),
  isSlotGone: z.boolean(),
  /** What the shopper's credit comes to by now, where that differs from what they were shown (D-34). */
  rewardTotal: moneySchema.optional(),
});
export type OrderChanges = z.infer<typeof orderChangesSchema>;
