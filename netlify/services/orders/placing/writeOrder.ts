import { and, eq, sql } from 'drizzle-orm';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Address } from '../../../../src/domain/delivery/address/addressSchema';
import { isoDay, zonedDay } from '../../../../src/domain/delivery/zonedTime';
import { fromCents, toCents } from '../../../../src/domain/money';
import { orderTotals } from '../../../../src/domain/order/orderTotals';
import { defaultLocale } from '../../../../src/domain/region/locales';
import type { CreditUse } from '../../../../src/domain/order/rewards';
import { orderNumberLength, orderNumberLetters } from '../../../../src/domain/order/orderNumber';
import type { Transaction } from '../../../database/client';
import { orderEvents, orderItems, orders } from '../../../database/orderTables';
import { providerProducts, type providers } from '../../../database/providerTables';
import { users } from '../../../database/accountTables';
import type { Peppers } from '../../../platform/keyRing';
import type { UserRow } from '../../auth/readSession';
import { spendRewards } from '../../rewards/orderRewards';
import type { OrderWithParts } from '../listing/readOrders';
import { trackingColumns } from '../tracking/trackingLink';
import type { FairKeys } from './fairKeys';
import type { OrderLine } from './lockStock';
import { orderTotalsInput, type Goods } from './orderLimits';
import { bodyHash, type PlacedOrder } from './placedOrder';

export const newOrderNumber = (): string =>
  Array.from({ length: orderNumberLength }, () => orderNumberLetters[randomInt(orderNumberLetters.length)]).join('');

const maxAttempts = 5;

interface CheckedOrder {
  user: UserRow;
  key: string;
  order: PlacedOrder;
  provider: typeof providers.$inferSelect;
  address: Address;
  slot: { start: Date; end: Date };
  lines: OrderLine[];
  goods: Goods;
  rewards: readonly CreditUse[];
  contactPhone: string | null;
  keys: FairKeys;
  settings: Peppers;
  now: Date;
}

export const toLocalDay = (instant: Date, timezone: string): string => isoDay(zonedDay(instant, timezone));

type NewOrder = Omit<typeof orders.$inferInsert, 'orderNumber'>;

function orderRow(checked: CheckedOrder): NewOrder {
  const { user, key, order, provider, address, slot, goods, rewards, contactPhone, keys, now } = checked;
  const reward = fromCents(rewards.reduce((sum, { cents }) => sum + cents, 0));
  const totals = orderTotals({ ...orderTotalsInput(provider, goods), reward });
  const id = randomUUID();
  return {
    id,
    detailsId: randomBytes(16).toString('hex'),
    userId: user.id,
    providerId: provider.id,
    idempotencyKey: key,
    bodyHash: bodyHash(order),
    status: 'PLACED',
    orderType: order.orderType,
    subtotalCents: toCents(totals.subtotal),
    taxCents: toCents(totals.taxTotal),
    deliveryFeeCents: toCents(totals.deliveryFeeTotal),
    rewardCents: toCents(totals.rewardTotal),
    totalCents: toCents(totals.total),
    address,
    slotStart: slot.start,
    slotEnd: slot.end,
    note: order.note,
    contactPhone,
    doorKey: keys.doorKey,
    idKey: keys.idKey,
    originKey: keys.networkKeys[0] ?? null,
    thcGrams: goods.thcGrams,
    oilGrams: goods.oilGrams,
    localDay: toLocalDay(slot.start, provider.timezone),
    placedAt: now,
    ...trackingColumns(checked.settings, { id, trackingVersion: 0, slotEnd: slot.end }, now),
    localeId: order.localeId ?? defaultLocale.id,
  };
}

async function insertOrder(transaction: Transaction, row: NewOrder): Promise<typeof orders.$inferSelect> {
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [inserted] = await transaction
      .insert(orders)
      .values({ ...row, orderNumber: newOrderNumber() })
      .onConflictDoNothing({ target: orders.orderNumber })
      .returning();
    if (inserted) return inserted;
  }
  throw new Error(`No free order number found in ${maxAttempts} attempts`);
}

/** The caller must hold the products' locks. */
async function reserveStock(transaction: Transaction, providerId: string, lines: readonly OrderLine[]): Promise<void> {
  const variants = lines.map(({ product }) => product.productVariantId);
  const quantities = lines.map(({ quantity }) => quantity);
  await transaction
    .update(providerProducts)
    .set({ available: sql`${providerProducts.available} - ordered.quantity` })
    .from(
      sql`unnest(${sql.param(variants)}::text[], ${sql.param(quantities)}::integer[]) AS ordered(variant, quantity)`,
    )
    .where(
      and(eq(providerProducts.providerId, providerId), sql`${providerProducts.productVariantId} = ordered.variant`),
    );
}

async function insertItems(transaction: Transaction, orderId: string, lines: readonly OrderLine[]) {
  const items = lines.map(({ product, quantity }, position) => ({
    orderId,
    productVariantId: product.productVariantId,
    position,
    title: product.title,
    brand: product.brand,
    quantity,
    priceCents: product.priceCents,
    itemTotalCents: product.priceCents * quantity,
    thcGrams: product.thcGrams,
    stockCount: product.stockCount,
  }));
  await transaction.insert(orderItems).values(items);
  return items;
}

/** Also reserves stock and rewards. Returns what `readOrders` would find. */
export async function writeOrder(transaction: Transaction, checked: CheckedOrder): Promise<OrderWithParts> {
  const { user, provider, lines, now } = checked;
  const order = await insertOrder(transaction, orderRow(checked));
  const orderId = order.id;
  const items = await insertItems(transaction, orderId, lines);
  await reserveStock(transaction, provider.id, lines);
  const placed = { sequence: 1, status: 'PLACED', actor: 'shopper', at: now } as const;
  await transaction.insert(orderEvents).values({ orderId, ...placed });
  const { localeId } = order;
  if (user.localeId !== localeId) await transaction.update(users).set({ localeId }).where(eq(users.id, user.id));
  await spendRewards(transaction, { orderId, uses: checked.rewards });
  return { ...order, provider, items, events: [{ ...placed, reason: null }] };
}
