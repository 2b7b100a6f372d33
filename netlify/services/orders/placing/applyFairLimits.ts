import { availableCapacity, type AccountStanding, type FairLimits } from '../../../../src/domain/order/fairLimits';
import type { ScheduleException } from '../../../../src/domain/delivery/providerSchema';
import type { Transaction } from '../../../database/client';
import { together } from '../../../database/together';
import type { Peppers } from '../../../platform/keyRing';
import type { UserRow } from '../../people/readSession';
import { readPastUses, type DayWeights } from '../../people/pastUses';
import { checkFairLimits, type OrderHistory } from './checkFairLimits';
import { checkNetworkShare, networkScope } from './checkNetworkShare';
import { addDayWeights } from './checkWeight';
import { createFairKeys, lockFairKeys, type FairKeys } from './fairKeys';
import type { CheckedDelivery } from './lockProvider';
import type { PlacedOrder } from './placedOrder';
import { readRelatedOrders } from './readRelatedOrders';
import type { Contact } from './resolveContact';
import { toLocalDay } from './writeOrder';

interface FairLimitsInput {
  user: UserRow;
  order: PlacedOrder;
  contact: Contact;
  network: string;
  delivery: CheckedDelivery;
  exceptions: ScheduleException[];
  history: OrderHistory;
  terms: { settings: Peppers; fairLimits: FairLimits; now: Date };
}

/** The values that the fair limits compare for an order, and the keys by which later orders count it. */
export interface FairShare {
  keys: FairKeys;
  standing: AccountStanding;
  /** The weights of the other orders for the same day. */
  dayTotals: DayWeights;
  othersAtAddress: number;
  /** The number of a slot's spots that this shopper may use. */
  usableSpots: number;
}

/**
 * Locks the keys that the order shares with others, and checks their limits. The caller must hold the shopper's lock.
 */
export async function applyFairLimits(
  transaction: Transaction,
  { user, order, contact, network, delivery, exceptions, history, terms }: FairLimitsInput,
): Promise<FairShare> {
  const { provider, address, idKey } = delivery;
  const { settings, fairLimits, now } = terms;
  const standing = { hasCompletedOrder: history.completed > 0, hasVerifiedPhone: contact.hasVerifiedPhone };
  const networkOrder = { provider, orderType: order.orderType, slotStart: new Date(order.slotStart) };
  const localDay = toLocalDay(networkOrder.slotStart, provider.timezone);
  const keys = createFairKeys(settings, {
    userId: user.id,
    idKey,
    // Pickups have no door.
    address: order.orderType === 'pickup' ? null : address,
    unverifiedPhone: contact.unverifiedPhone,
    origin: standing.hasCompletedOrder ? null : { network, scope: networkScope(networkOrder) },
  });
  const { doorKeys } = keys;
  // Read past uses last: if another account is deleted meanwhile, the weights of its orders become past uses.
  const [, related, past] = await together([
    lockFairKeys(transaction, keys),
    readRelatedOrders(transaction, { userId: user.id, keys, localDay }),
    readPastUses(settings, transaction, { user, localDay, canceledSince: history.midnight, doorKeys, idKey }),
  ]);
  checkFairLimits(fairLimits, { related, past, standing, history, now });
  checkNetworkShare(fairLimits, { networkOrder, exceptions, openFromNetwork: related.openFromNetwork, standing });
  return {
    keys,
    standing,
    dayTotals: addDayWeights(related.weights, past.weights),
    othersAtAddress: standing.hasCompletedOrder ? 0 : related.newAccountsAtDoor,
    usableSpots: availableCapacity(provider.slotCapacity, fairLimits, standing.hasCompletedOrder),
  };
}
