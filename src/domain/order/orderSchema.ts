import { z } from 'zod';
import { contactPhoneSchema } from '../account/userSchema';
import { addressSchema } from '../delivery/address/addressSchema';
import { openingHoursSchema, pickupAddressSchema } from '../delivery/providerSchema';
import { moneySchema } from '../moneySchema';
import { plainLine, plainText } from '../plainText';
import { localeIds } from '../region/locales';
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

/** An order, as its shopper sees it. Events are in chronological order. */
export const orderSchema = z.object({
  /** The number that shopper, dispensary and support use for the order. */
  orderNumber: z.string(),
  orderLogId: z.string(),
  detailsId: z.string(),
  detailsPagePath: z.string(),
  status: z.enum(orderStatuses),
  orderType: z.enum(orderTypes),
  provider: z.object({
    id: z.string(),
    name: z.string(),
    timezone: z.string(),
    licence: z.string(),
    /** Ten digits that the shopper may call. */
    phone: z.string().nullable().default(null),
    /** Where the order is picked up. Null when the dispensary only delivers. */
    pickupAddress: pickupAddressSchema.nullable().default(null),
    /** The counter's hours on the day of the order's window, in the dispensary's zone. Null for deliveries. */
    pickupHours: openingHoursSchema.nullable().default(null),
  }),
  items: z.array(orderItemSchema),
  subtotal: moneySchema,
  taxTotal: moneySchema,
  deliveryFeeTotal: moneySchema,
  /** Applied credit. `total` is the remaining amount to pay. */
  rewardTotal: moneySchema,
  total: moneySchema,
  deliveryAddress: addressSchema,
  slot: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  /** When the dispensary expects to arrive; null until it says so. */
  eta: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable().default(null),
  note: z.string(),
  /** A number the driver may call. */
  contactPhone: z.string().nullable(),
  placedAt: z.iso.datetime(),
  events: z.array(orderEventSchema),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** The body that the checkout sends with an `Idempotency-Key`. Prices are those that the shopper saw. */
export const placeOrderSchema = z.strictObject({
  providerId: z.string().min(1).max(100),
  placeId: z.string().min(1).max(300),
  addressTwo: plainLine().max(60).default(''),
  orderType: z.enum(orderTypes).default('delivery'),
  slotStart: z.iso.datetime(),
  note: plainText().max(280).default(''),
  /** A number the driver may call; defaults to the account's number. */
  contactPhone: contactPhoneSchema.optional(),
  /** True to save `contactPhone` to the account for the next order. */
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
  /** True to apply the shopper's credit. */
  useRewards: z.boolean().default(false),
  /** The language of messages about the order. Defaults to that of Accept-Language. */
  localeId: z.enum(localeIds).optional(),
  /** The reward that the shopper saw, in dollars. If it would differ, the shopper is asked again. */
  rewardTotal: z.number().nonnegative().optional(),
});
export type PlaceOrderInput = z.input<typeof placeOrderSchema>;

/** The body that changes the driver's note of an order. */
export const changeNoteSchema = z.strictObject({ note: plainText().max(280) });

/**
 * The details of a 409 `order_changed`: today's price and stock of each item that differs, whether the slot is gone,
 * and the reward.
 */
export const orderChangesSchema = z.object({
  items: z.array(
    z.object({ productVariantId: z.string(), price: moneySchema.nullable(), availableQuantity: z.int().nonnegative() }),
  ),
  isSlotGone: z.boolean(),
  /** The current amount of the shopper's credit, if it differs from what they saw. */
  rewardTotal: moneySchema.optional(),
});
export type OrderChanges = z.infer<typeof orderChangesSchema>;
