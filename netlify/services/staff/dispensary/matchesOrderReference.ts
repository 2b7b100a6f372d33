import { eq, type SQL } from 'drizzle-orm';
import { parseOrderNumber } from '../../../../src/domain/order/orderNumber';
import { orders } from '../../../database/orderTables';
import type { OrderReference } from './dispensaryMessage';

export function matchesOrderReference({ orderNumber, orderLogId, detailsId }: OrderReference): SQL {
  if (orderNumber !== undefined) return eq(orders.orderNumber, parseOrderNumber(orderNumber) ?? '');
  return orderLogId === undefined ? eq(orders.detailsId, detailsId ?? '') : eq(orders.id, orderLogId);
}
