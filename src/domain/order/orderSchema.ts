import { z } from 'zod';
import { contactPhoneSchema } from '../account/userSchema';
import { addressSchema } from '../address/addressSchema';
import { openingHoursSchema, pickupAddressSchema } from '../delivery/providerSchema';
import { moneySchema } from '../money/moneySchema';
import { plainLine, plainText } from '../text/plainText';
import { localeIds } from '../region/locales';
import { timeInputSchema } from '../time/timeInputSchema';
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

export const orderSchema = z.object({
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
    phone: z.string().nullable().default(null),
    pickupAddress: pickupAddressSchema.nullable().default(null),
    /** The hours on the day of the window, in the dispensary's time zone. Null for deliveries. */
    pickupHours: openingHoursSchema.nullable().default(null),
  }),
  items: z.array(orderItemSchema),
  subtotal: moneySchema,
  taxTotal: moneySchema,
  deliveryFeeTotal: moneySchema,
  /** The applied credit. `total` is the remaining amount to pay. */
  rewardTotal: moneySchema,
  total: moneySchema,
  deliveryAddress: addressSchema,
  slot: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }),
  eta: z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).nullable().default(null),
  note: z.string(),
  contactPhone: z.string().nullable(),
  placedAt: z.iso.datetime(),
  events: z.array(orderEventSchema),
});
export type Order = z.infer<typeof orderSchema>;
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** Contains the prices, the fee and the reward that the shopper saw. If they have changed, the API rejects the order. */
export const placeOrderSchema = z.strictObject({
  providerId: z.string().min(1).max(100),
  placeId: z.string().min(1).max(300),
  addressTwo: plainLine().max(60).default(''),
  orderType: z.enum(orderTypes).default('delivery'),
  slotStart: timeInputSchema,
  note: plainText().max(280).default(''),
  contactPhone: contactPhoneSchema.optional(),
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
  useRewards: z.boolean().default(false),
  localeId: z.enum(localeIds).optional(),
  rewardTotal: z.number().nonnegative().optional(),
  deliveryFeeTotal: z.number().nonnegative().optional(),
});
export type PlaceOrderInput = z.input<typeof placeOrderSchema>;

export const changeNoteSchema = z.strictObject({ note: plainText().max(280) });

/** The details of a 409 `order_changed`. */
export const orderChangesSchema = z.object({
  items: z.array(
    z.object({ productVariantId: z.string(), price: moneySchema.nullable(), availableQuantity: z.int().nonnegative() }),
  ),
  isSlotGone: z.boolean(),
  rewardTotal: moneySchema.optional(),
  deliveryFeeTotal: moneySchema.optional(),
});
export type OrderChanges = z.infer<typeof orderChangesSchema>;
