import { orderTypeSchedule } from '../../../../src/domain/order/orderTypeRules';
import type { ScheduleException } from '../../../../src/domain/delivery/providerSchema';
import { slotCountOn } from '../../../../src/domain/delivery/deliverySlots';
import { isoDay } from '../../../../src/domain/time/calendarDay';
import { zonedDay } from '../../../../src/domain/time/zonedTime';
import {
  availableCapacity,
  networkCapacity,
  type FairLimits,
  type AccountStanding,
} from '../../../../src/domain/order/fairLimits';
import type { OrderType } from '../../../../src/domain/order/orderStatus';
import type { providers } from '../../../database/providerTables';
import { networkShareExceeded } from './fairLimitErrors';

interface NetworkOrder {
  provider: typeof providers.$inferSelect;
  orderType: OrderType;
  slotStart: Date;
}

/** Returns the scope in which a network's orders are counted: a dispensary, order type and local day. */
export const networkScope = ({ provider, orderType, slotStart }: NetworkOrder): string =>
  [provider.id, orderType, isoDay(zonedDay(slotStart, provider.timezone))].join(' ');

interface NetworkShareInput {
  networkOrder: NetworkOrder;
  exceptions: ScheduleException[];
  openFromNetwork: number;
  standing: AccountStanding;
}

/** Returns the whole day's spots for new customers, including those of past slots. */
function countDaySpots(
  limits: FairLimits,
  { provider, orderType, slotStart }: NetworkOrder,
  exceptions: ScheduleException[],
): number {
  const rules = orderTypeSchedule({ ...provider, exceptions, fullSlots: [], fullPickupSlots: [] }, orderType);
  const slots = slotCountOn(rules, zonedDay(slotStart, provider.timezone));
  return slots * availableCapacity(provider.slotCapacity, limits, false);
}

/** Accounts with a completed order have no network key, so nothing was counted for them. */
export function checkNetworkShare(
  limits: FairLimits,
  { networkOrder, exceptions, openFromNetwork, standing }: NetworkShareInput,
): void {
  if (openFromNetwork < limits.network.minOrders) return;
  const dayPlaces = countDaySpots(limits, networkOrder, exceptions);
  if (openFromNetwork >= networkCapacity(dayPlaces, limits, standing))
    throw networkShareExceeded(standing.hasVerifiedPhone);
}
