import { and, asc, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../../database/client';
import { isAfterCursor } from '../../../platform/timeCursor';
import { orderEvents, orderItems, orders } from '../../../database/orderTables';
import type { providers } from '../../../database/providerTables';
import type { OpeningHours } from '../../../../src/domain/delivery/providerSchema';
import { fromCents } from '../../../../src/domain/money/money';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { isFinalStatus, orderStatuses } from '../../../../src/domain/order/orderStatus';
import { routePath } from '../../../../src/domain/site/routing/routes';
import { readPickupHours } from '../../delivery/readSchedule';

const finalStatuses = orderStatuses.filter(isFinalStatus);

interface OrderPage {
  offset?: number;
  limit: number;
}

const providerColumns = {
  id: true,
  name: true,
  timezone: true,
  licence: true,
  phone: true,
  pickupAddress: true,
  pickupTimes: true,
} as const;

export const relationsToLoad = {
  provider: { columns: providerColumns },
  items: { orderBy: asc(orderItems.position) },
  events: { orderBy: asc(orderEvents.sequence) },
} as const;

const findRows = (database: Database | Transaction, where: SQL | undefined, paging?: OrderPage) =>
  database.query.orders.findMany({
    where,
    orderBy: [desc(orders.placedAt), desc(orders.id)],
    ...paging,
    with: relationsToLoad,
  });

type ItemRow = Pick<
  typeof orderItems.$inferSelect,
  'productVariantId' | 'title' | 'brand' | 'quantity' | 'priceCents' | 'itemTotalCents'
>;

export interface OrderWithRelations extends Readonly<typeof orders.$inferSelect> {
  provider: Pick<typeof providers.$inferSelect, keyof typeof providerColumns>;
  items: ItemRow[];
  events: Pick<typeof orderEvents.$inferSelect, 'status' | 'at' | 'reason'>[];
}

function presentOrder(row: OrderWithRelations, pickupHours: OpeningHours | null): Order {
  const { id, name, timezone, licence, phone, pickupAddress } = row.provider;
  const money = (cents: number) => ({ amount: fromCents(cents), currencyCode: row.currencyCode });
  return {
    orderNumber: row.orderNumber,
    orderLogId: row.id,
    detailsId: row.detailsId,
    detailsPagePath: routePath('order', { providerId: row.providerId, detailsId: row.detailsId }),
    status: row.status,
    orderType: row.orderType,
    provider: { id, name, timezone, licence, phone, pickupAddress, pickupHours },
    items: row.items.map(({ productVariantId, title, brand, quantity, priceCents, itemTotalCents }) => ({
      productVariantId,
      title,
      brand,
      quantity,
      price: money(priceCents),
      itemTotal: money(itemTotalCents),
    })),
    subtotal: money(row.subtotalCents),
    taxTotal: money(row.taxCents),
    deliveryFeeTotal: money(row.deliveryFeeCents),
    rewardTotal: money(row.rewardCents),
    total: money(row.totalCents),
    deliveryAddress: row.address,
    slot: { start: row.slotStart.toISOString(), end: row.slotEnd.toISOString() },
    eta: row.etaStart && row.etaEnd && { start: row.etaStart.toISOString(), end: row.etaEnd.toISOString() },
    note: row.note,
    contactPhone: row.contactPhone,
    placedAt: row.placedAt.toISOString(),
    events: row.events.map(({ status, at, reason }) => ({ status, at: at.toISOString(), reason })),
  };
}

export async function presentOrders(
  database: Database | Transaction,
  rows: readonly OrderWithRelations[],
): Promise<Order[]> {
  const hours = await readPickupHours(
    database,
    rows.filter(({ orderType }) => orderType === 'pickup'),
  );
  return rows.map((row) => presentOrder(row, hours.get(row.id) ?? null));
}

export interface OrderFilter {
  userId?: string;
  providerId?: string;
  orderId?: string;
  orderIds?: readonly string[];
  state?: 'open' | 'past';
  /** Only orders after that of a time cursor. */
  cursor?: string;
}

export async function readOrders(
  database: Database | Transaction,
  filter: OrderFilter,
  paging?: OrderPage,
): Promise<Order[]> {
  const rows = await findRows(
    database,
    and(
      filter.userId ? eq(orders.userId, filter.userId) : undefined,
      filter.providerId ? eq(orders.providerId, filter.providerId) : undefined,
      filter.orderId ? eq(orders.id, filter.orderId) : undefined,
      filter.orderIds ? inArray(orders.id, [...filter.orderIds]) : undefined,
      filter.state === 'open' ? notInArray(orders.status, finalStatuses) : undefined,
      filter.state === 'past' ? inArray(orders.status, finalStatuses) : undefined,
      filter.cursor === undefined ? undefined : isAfterCursor({ at: orders.placedAt, id: orders.id }, filter.cursor),
    ),
    paging,
  );
  return presentOrders(database, rows);
}
