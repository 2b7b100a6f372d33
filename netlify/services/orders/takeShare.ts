import { availableCapacity, type FairLimits } from '../../../src/domain/order/fairLimits';
import type { Transaction } from '../../database/client';
import type { Peppers } from '../../platform/keyRing';
import { checkFairLimits, readHistory } from './checkFairLimits';
import { checkNetworkShare, networkScope } from './checkNetworkShare';
import { fairKeysOf, lockFairKeys } from './fairKeys';
import type { PlacedOrder } from './placedOrder';
import type { requireDeliveryProvider } from './requireDeliveryProvider';
import { resolveContact } from './resolveContact';

interface Sharing {
  userId: string;
  order: PlacedOrder;
  /** The client's network, as its new customers are counted. */
  network: string;
  settings: Peppers;
  fairLimits: FairLimits;
  now: Date;
}

/**
 * Resolves the contact, locks the keys that the order is counted by, and checks the fair limits. Returns how many of a
 * window's places this shopper may use. The caller must hold the lock on the shopper's row.
 */
export async function takeShare(
  transaction: Transaction,
  request: Sharing,
  { provider, address }: Awaited<ReturnType<typeof requireDeliveryProvider>>,
) {
  const { userId, order, network, now, settings, fairLimits } = request;
  const { contactPhone, unverifiedPhone, hasVerifiedPhone } = await resolveContact(transaction, request);
  const history = await readHistory(settings, transaction, { userId, timezone: provider.timezone, now });
  const standing = { hasCompletedOrder: history.completed > 0, hasVerifiedPhone };
  const wanted = { provider, orderType: order.orderType, slotStart: new Date(order.slotStart) };
  const keys = await fairKeysOf(settings, transaction, {
    userId,
    providerId: provider.id,
    // A pickup goes to no door.
    address: order.orderType === 'pickup' ? null : address,
    unverifiedPhone,
    origin: standing.hasCompletedOrder ? null : { network, scope: networkScope(wanted) },
  });
  await lockFairKeys(transaction, keys);
  await checkFairLimits(transaction, fairLimits, { userId, keys, standing, history, now });
  await checkNetworkShare(transaction, fairLimits, { ...wanted, keys, standing, now });
  const places = availableCapacity(provider.slotCapacity, fairLimits, standing.hasCompletedOrder);
  return { contactPhone, keys, standing, places };
}
