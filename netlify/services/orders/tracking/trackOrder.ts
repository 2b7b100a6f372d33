import { and, asc, eq, gt } from 'drizzle-orm';
import type { TrackedOrder } from '../../../../src/domain/order/trackedOrderSchema';
import { orderEvents, orders } from '../../../database/orderTables';
import { ServiceError } from '../../../platform/errors';
import { limitRules } from '../../../platform/limitRules';
import type { AppContext } from '../../context/appContext';
import { hashToken } from '../../people/tokens';

interface TrackingRequest {
  token: string;
  origin: string;
}

/** Throws the same 404 for unknown, expired and revoked tokens. */
export async function trackOrder(
  { database, limits, settings, clock }: AppContext,
  { token, origin }: TrackingRequest,
): Promise<TrackedOrder> {
  await limits.consume(limitRules(settings).requests('tracking'), origin);
  const row = await database.query.orders.findFirst({
    where: and(eq(orders.trackingHash, hashToken(token)), gt(orders.trackingExpiresAt, clock())),
    columns: {
      status: true,
      orderType: true,
      slotStart: true,
      slotEnd: true,
      etaStart: true,
      etaEnd: true,
      address: true,
      placedAt: true,
    },
    with: {
      provider: { columns: { name: true, timezone: true, pickupAddress: true } },
      events: { columns: { status: true, at: true }, orderBy: asc(orderEvents.sequence) },
    },
  });
  if (!row) throw new ServiceError({ code: 'tracking_unknown', detail: 'This tracking link doesn’t work anymore.' });
  const { status, orderType, etaStart, etaEnd, provider, events } = row;
  const pickupCity = orderType === 'pickup' ? provider.pickupAddress?.city : undefined;
  return {
    status,
    orderType,
    events: events.map((event) => ({ status: event.status, at: event.at.toISOString() })),
    slot: { start: row.slotStart.toISOString(), end: row.slotEnd.toISOString() },
    eta: etaStart && etaEnd && { start: etaStart.toISOString(), end: etaEnd.toISOString() },
    provider: { name: provider.name, timezone: provider.timezone },
    city: pickupCity ?? row.address.city,
    placedAt: row.placedAt.toISOString(),
  };
}
