import { and, inArray } from 'drizzle-orm';
import { orderTypeSchedule } from '../../../../src/domain/delivery/orderTypeRules';
import { slotCountOn } from '../../../../src/domain/delivery/deliverySlots';
import { isoDay, zonedDay } from '../../../../src/domain/delivery/zonedTime';
import {
  availableCapacity,
  networkCapacity,
  type FairLimits,
  type AccountStanding,
} from '../../../../src/domain/order/fairLimits';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import type { Transaction } from '../../../database/client';
import { orders } from '../../../database/orderTables';
import type { providers } from '../../../database/providerTables';
import { readExceptions } from '../../delivery/readSchedule';
import type { FairKeys } from './fairKeys';
import { networkShareExceeded } from './fairLimitErrors';
import { isOpenOrder } from '../isOpenOrder';

interface NetworkOrder {
  provider: typeof providers.$inferSelect;
  orderType: OrderType;
  slotStart: Date;
}

/** A network's orders are counted per dispensary, order type and local day. */
export const networkScope = ({ provider, orderType, slotStart }: NetworkOrder): string =>
  [provider.id, orderType, isoDay(zonedDay(slotStart, provider.timezone))].join(' ');

/** Returns the whole day's spots for new customers, including those of past slots. */
async function countDaySpots(
  transaction: Transaction,
  limits: FairLimits,
  { provider, orderType, slotStart, now }: NetworkOrder & { now: Date },
): Promise<number> {
  const exceptions = (await readExceptions(transaction, [provider.id], now)).get(provider.id) ?? [];
  const rules = orderTypeSchedule({ ...provider, exceptions, fullSlots: [], fullPickupSlots: [] }, orderType);
  const slots = slotCountOn(rules, zonedDay(slotStart, provider.timezone));
  return slots * availableCapacity(provider.slotCapacity, limits, false);
}

interface NetworkShareInput extends NetworkOrder {
  keys: Pick<FairKeys, 'networkKeys'>;
  standing: AccountStanding;
  now: Date;
}

/** The caller must hold the locks on the keys. Accounts with a completed order have no network key and always pass. */
export async function checkNetworkShare(
  transaction: Transaction,
  limits: FairLimits,
  { keys, standing, ...networkOrder }: NetworkShareInput,
): Promise<void> {
  if (!keys.networkKeys.length) return;
  const isFromNetwork = and(inArray(orders.originKey, keys.networkKeys), isOpenOrder());
  const openOrders = await transaction.$count(orders, isFromNetwork);
  if (openOrders < limits.network.minOrders) return;
  const dayPlaces = await countDaySpots(transaction, limits, networkOrder);
  if (openOrders >= networkCapacity(dayPlaces, limits, standing)) throw networkShareExceeded(standing.hasVerifiedPhone);
}
