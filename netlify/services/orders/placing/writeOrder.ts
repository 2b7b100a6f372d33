import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { isoDay } from '../../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../../src/domain/time/zonedTime';
import { fromCents, toCents } from '../../../../src/domain/money/money';
import { orderTotals } from '../../../../src/domain/delivery/orderTotals';
import { defaultLocale } from '../../../../src/domain/region/locales';
import type { CreditUse } from '../../../../src/domain/order/rewards';
import { orderNumberLength, orderNumberLetters } from '../../../../src/domain/order/orderNumber';
import type { Transaction } from '../../../database/client';
import { together } from '../../../database/together';
import { orderEvents, orderItems, orders } from '../../../database/orderTables';
import { prepareQuery } from '../../../database/prepareQuery';
import { providerProducts } from '../../../database/providerTables';
import { users } from '../../../database/accountTables';
import type { ImageKeys } from '../../../platform/keyRing';
import { rootCause } from '../../../platform/log/sanitizeError';
import type { UserRow } from '../../people/readSession';
import { spendRewards } from '../../accounts/rewards/orderRewards';
import { trackingColumns } from '../tracking/trackingLink';
import type { FairKeys } from './fairKeys';
import type { CheckedDelivery } from './lockProvider';
import type { OrderLine } from './lockStock';
import { orderTotalsInput, type Goods } from './orderLimits';
import { bodyHash, type PlacedOrder } from './placedOrder';
import type { Slot } from './reserveSlot';

export const newOrderNumber = (): string =>
  Array.from({ length: orderNumberLength }, () => orderNumberLetters[randomInt(orderNumberLetters.length)]).join('');

interface CheckedOrder {
  user: UserRow;
  key: string;
  order: PlacedOrder;
  delivery: CheckedDelivery;
  isMember: boolean;
  slot: Slot;
  lines: OrderLine[];
  goods: Goods;
  rewards: readonly CreditUse[];
  contactPhone: string | null;
  keys: FairKeys;
  terms: { settings: ImageKeys; now: Date };
}

export const toLocalDay = (instant: Date, timezone: string): string => isoDay(zonedDay(instant, timezone));

type OrderRow = typeof orders.$inferSelect;

function orderRow(checked: CheckedOrder): OrderRow {
  const { user, key, order, delivery, isMember, slot, goods, rewards, contactPhone, keys, terms } = checked;
  const { provider, address } = delivery;
  const { settings, now } = terms;
  const reward = fromCents(rewards.reduce((sum, { cents }) => sum + cents, 0));
  const totals = orderTotals({ ...orderTotalsInput({ provider, isMember }, goods), reward });
  const id = randomUUID();
  return {
    id,
    orderNumber: newOrderNumber(),
    detailsId: randomBytes(16).toString('hex'),
    userId: user.id,
    providerId: provider.id,
    idempotencyKey: key,
    bodyHash: bodyHash(order),
    status: 'PLACED',
    orderType: order.orderType,
    currencyCode: 'USD',
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
    etaStart: null,
    etaEnd: null,
    etaAsOf: null,
    etaNotifiedStart: null,
    lateNotifiedAt: null,
    trackingVersion: 0,
    ...trackingColumns(settings, { slotEnd: slot.end }, now),
    localeId: order.localeId ?? defaultLocale.id,
  };
}

const itemRows = (orderId: string, lines: readonly OrderLine[]) =>
  lines.map(({ product, quantity }, position) => ({
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

type NewOrder = ReturnType<typeof createOrder>;

/** Returns the rows of the order in the shape that `readOrders` finds. */
export function createOrder(checked: CheckedOrder) {
  const order = orderRow(checked);
  const unset = { reason: null, staffId: null, asOf: null };
  const placed = { sequence: 1, status: 'PLACED' as const, actor: 'shopper' as const, at: checked.terms.now, ...unset };
  return { ...order, provider: checked.delivery.provider, items: itemRows(order.id, checked.lines), events: [placed] };
}

const takeStock = prepareQuery((database) =>
  database
    .update(providerProducts)
    .set({ available: sql`${providerProducts.available} - ${sql.placeholder('quantity')}` })
    .where(
      and(
        eq(providerProducts.providerId, sql.placeholder('providerId')),
        eq(providerProducts.productVariantId, sql.placeholder('productVariantId')),
      ),
    ),
);

/** All but those that are set later, which Drizzle would not take as null from a placeholder. */
function placeholdersOfOrder() {
  const { etaStart, etaEnd, etaAsOf, etaNotifiedStart, lateNotifiedAt, ...columns } = getTableColumns(orders);
  return Object.fromEntries(Object.keys(columns).map((name) => [name, sql.placeholder(name)]));
}

const insertOrder = prepareQuery((database) =>
  database.insert(orders).values(placeholdersOfOrder() as unknown as OrderRow),
);

/** Also reserves stock and rewards. Statements are sent at once, so a failure of one of them fails the transaction. */
export async function writeOrder(
  transaction: Transaction,
  { provider, items, events, ...order }: NewOrder,
  { user, lines, rewards }: Pick<CheckedOrder, 'user' | 'lines' | 'rewards'>,
): Promise<void> {
  const { id: orderId, localeId } = order;
  await together([
    insertOrder(transaction, order),
    transaction.insert(orderItems).values(items).execute(),
    // The caller holds the products' locks.
    ...lines.map(({ productVariantId, quantity }) =>
      takeStock(transaction, { providerId: provider.id, productVariantId, quantity }),
    ),
    transaction
      .insert(orderEvents)
      .values(events.map((event) => ({ orderId, ...event })))
      .execute(),
    user.localeId === localeId || transaction.update(users).set({ localeId }).where(eq(users.id, user.id)).execute(),
    spendRewards(transaction, { orderId, uses: rewards }),
  ]);
}

/** True if another order has the same random number. */
export const isNumberTaken = (error: unknown): boolean => {
  const root = rootCause(error);
  return root instanceof Error && 'constraint' in root && root.constraint === 'orders_order_number_unique';
};
