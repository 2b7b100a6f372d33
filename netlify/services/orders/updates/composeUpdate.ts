import { and, eq, isNotNull } from 'drizzle-orm';
import { isFeatureOn } from '../../../../src/domain/region/features';
import type { Order } from '../../../../src/domain/order/orderSchema';
import { isOrderLate } from '../../../../src/domain/order/promisedTime';
import { localeOf, localePath, type LocaleId } from '../../../../src/domain/region/locales';
import { regions } from '../../../../src/domain/region/regions';
import { orders } from '../../../database/orderTables';
import { users } from '../../../database/accountTables';
import { notices } from '../../../database/workTables';
import type { AppContext } from '../../context/appContext';
import { readOrders } from '../listing/readOrders';
import { trackingUrl } from '../tracking/trackingLink';
import type { NoticeText } from '../../messages/notices/queueNotice';
import { isSuppressed } from '../../messages/notices/suppressions';
import { orderMail } from './orderMail';
import { orderText } from './orderText';
import { isUpdateKind } from './orderUpdate';
import { getRecipients } from './queueOrderUpdate';
import { unsubscribeUrl } from './unsubscribe';

type QueuedUpdate = Pick<typeof notices.$inferSelect, 'orderId' | 'channel' | 'recipient' | 'text'>;

/** Requires signing in. Used once the tracking link no longer works. */
const orderPageUrl = ({ siteUrl }: AppContext['settings'], localeId: LocaleId, { detailsPagePath }: Order): string =>
  siteUrl + localePath(localeOf(localeId), detailsPagePath);

function isAllowedIn({ deliveryAddress: { state } }: Order): boolean {
  const region = regions.find(({ code }) => code === state);
  return region !== undefined && isFeatureOn('orderMessages', region.code);
}

/**
 * Carriers require an order's first text message to say how to stop them. It is not always the one about the first
 * status, because later statuses replace pending ones.
 */
async function isFirstText({ database }: AppContext, orderId: string): Promise<boolean> {
  const sent = await database
    .select({ id: notices.id })
    .from(notices)
    .where(and(eq(notices.orderId, orderId), eq(notices.channel, 'sms'), isNotNull(notices.sentAt)))
    .limit(1);
  return sent.length === 0;
}

/** A driver may leave later than estimated, and a message may be sent later. */
function withoutPastEta(order: Order, now: Date): Order {
  const isPast = order.eta !== null && new Date(order.eta.end) <= now;
  return isPast ? { ...order, eta: null } : order;
}

/** Returns null if the update must no longer be sent. */
export async function composeUpdate(context: AppContext, queued: QueuedUpdate): Promise<NoticeText | null> {
  const { database, settings, clock } = context;
  const { orderId, channel, recipient, text: kind } = queued;
  if (orderId === null || !isUpdateKind(kind)) return null;
  const [row] = await database
    .select({ user: users, order: orders })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId));
  const isWanted = row && getRecipients(row.user).some((to) => to.channel === channel && to.recipient === recipient);
  if (!isWanted || (await isSuppressed(context, queued))) return null;
  const [order] = await readOrders(database, { orderId });
  if (!order || !isAllowedIn(order)) return null;
  // The dispensary may have set a new time in the meantime.
  if (kind === 'LATE' && !isOrderLate(order, clock())) return null;
  const { localeId } = row.order;
  const link = trackingUrl(settings, row.order, clock()) ?? orderPageUrl(settings, localeId, order);
  const update = { order: withoutPastEta(order, clock()), kind, localeId, link };
  if (channel === 'sms') {
    const isFirst = await isFirstText(context, orderId);
    return { subject: '', text: orderText(settings, { ...update, isFirst }) };
  }
  const optOutUrl = unsubscribeUrl(settings, { ...row.user, email: recipient });
  return { ...orderMail(settings, update, optOutUrl), unsubscribeUrl: optOutUrl };
}
