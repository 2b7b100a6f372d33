import { availableCapacity, type FairLimits } from '../../../../src/domain/order/fairLimits';
import type { ScheduleException } from '../../../../src/domain/delivery/providerSchema';
import type { Address } from '../../../../src/domain/address/addressSchema';
import type { Transaction } from '../../../database/client';
import { together } from '../../../database/together';
import type { providers } from '../../../database/providerTables';
import type { Peppers } from '../../../platform/keyRing';
import type { UserRow } from '../../people/readSession';
import { readPastUses } from '../../people/pastUses';
import { checkFairLimits, type OrderHistory } from './checkFairLimits';
import { checkNetworkShare, networkScope } from './checkNetworkShare';
import { addDayWeights } from './checkWeight';
import { createFairKeys, lockFairKeys } from './fairKeys';
import type { PlacedOrder } from './placedOrder';
import { readRelatedOrders } from './readRelatedOrders';
import { resolveContact } from './resolveContact';
import { toLocalDay } from './writeOrder';

interface FairLimitsRequest {
  user: UserRow;
  order: PlacedOrder;
  network: string;
  settings: Peppers;
  fairLimits: FairLimits;
  now: Date;
}

interface DeliveryTerms {
  provider: typeof providers.$inferSelect;
  exceptions: ScheduleException[];
  address: Address;
  idKey: string | null;
  history: OrderHistory;
}

/**
 * Locks what the order has in common with others, and checks it. Returns what later steps need, among it how many of a
 * slot's spots this shopper may use. The caller must hold the shopper's lock.
 */
export async function applyFairLimits(
  transaction: Transaction,
  request: FairLimitsRequest,
  { provider, exceptions, address, idKey, history }: DeliveryTerms,
) {
  const { user, order, network, now, settings, fairLimits } = request;
  const { contactPhone, unverifiedPhone, hasVerifiedPhone } = await resolveContact(transaction, request);
  const standing = { hasCompletedOrder: history.completed > 0, hasVerifiedPhone };
  const networkOrder = { provider, orderType: order.orderType, slotStart: new Date(order.slotStart) };
  const localDay = toLocalDay(networkOrder.slotStart, provider.timezone);
  const keys = createFairKeys(settings, {
    userId: user.id,
    idKey,
    // Pickups have no door.
    address: order.orderType === 'pickup' ? null : address,
    unverifiedPhone,
    origin: standing.hasCompletedOrder ? null : { network, scope: networkScope(networkOrder) },
  });
  // In this order: an account that is deleted meanwhile leaves its orders' weights as past uses.
  const [, related, past] = await together([
    lockFairKeys(transaction, keys),
    readRelatedOrders(transaction, { userId: user.id, keys, localDay }),
    readPastUses(settings, transaction, { user, localDay, canceledSince: history.midnight, ...keys }),
  ]);
  checkFairLimits(fairLimits, { related, past, standing, history, now });
  checkNetworkShare(fairLimits, { ...networkOrder, ...related, exceptions, standing });
  return {
    contactPhone,
    keys,
    standing,
    dayTotals: addDayWeights(related.weights, past.weights),
    othersAtAddress: standing.hasCompletedOrder ? 0 : related.newAccountsAtDoor,
    usablePlaces: availableCapacity(provider.slotCapacity, fairLimits, standing.hasCompletedOrder),
  };
}
