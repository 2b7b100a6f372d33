import { availableCapacity, type FairLimits } from '../../../../src/domain/order/fairLimits';
import type { Transaction } from '../../../database/client';
import type { Peppers } from '../../../platform/keyRing';
import type { UserRow } from '../../auth/readSession';
import { checkFairLimits, readOrderHistory } from './checkFairLimits';
import { checkNetworkShare, networkScope } from './checkNetworkShare';
import { createFairKeys, lockFairKeys } from './fairKeys';
import type { PlacedOrder } from './placedOrder';
import type { requireDeliveryProvider } from './requireDeliveryProvider';
import { resolveContact } from './resolveContact';

interface FairLimitsRequest {
  user: UserRow;
  order: PlacedOrder;
  network: string;
  settings: Peppers;
  fairLimits: FairLimits;
  now: Date;
}

/** Returns how many of a slot's spots this shopper may use. The caller must hold the shopper's lock. */
export async function applyFairLimits(
  transaction: Transaction,
  request: FairLimitsRequest,
  { provider, address, idKey }: Awaited<ReturnType<typeof requireDeliveryProvider>>,
) {
  const { user, order, network, now, settings, fairLimits } = request;
  const { contactPhone, unverifiedPhone, hasVerifiedPhone } = await resolveContact(transaction, request);
  const history = await readOrderHistory(settings, transaction, { user, timezone: provider.timezone, now });
  const standing = { hasCompletedOrder: history.completed > 0, hasVerifiedPhone };
  const networkOrder = { provider, orderType: order.orderType, slotStart: new Date(order.slotStart) };
  const keys = createFairKeys(settings, {
    userId: user.id,
    idKey,
    // Pickups have no door.
    address: order.orderType === 'pickup' ? null : address,
    unverifiedPhone,
    origin: standing.hasCompletedOrder ? null : { network, scope: networkScope(networkOrder) },
  });
  await lockFairKeys(transaction, keys);
  await checkFairLimits(transaction, fairLimits, { userId: user.id, keys, standing, history, now });
  await checkNetworkShare(transaction, fairLimits, { ...networkOrder, keys, standing, now });
  const usablePlaces = availableCapacity(provider.slotCapacity, fairLimits, standing.hasCompletedOrder);
  return { contactPhone, keys, standing, usablePlaces };
}
