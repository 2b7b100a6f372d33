import type { OrderType } from '../order/orderStatus';
import { deliverySlots, type DeliverySlot } from './deliverySlots';
import type { DeliveryProvider, ScheduleException } from './providerSchema';

type Schedule = Pick<
  DeliveryProvider,
  'pickupTimes' | 'deliveryTimes' | 'deliveryMinimumDaysInAdvance' | 'fullSlots' | 'fullPickupSlots' | 'exceptions'
>;

/** The exceptions of pickups in the fields of deliveries. */
export const pickupExceptions = (exceptions: ScheduleException[]): ScheduleException[] =>
  exceptions.map((exception) => ({ ...exception, deliveryHours: exception.pickupHours }));

/**
 * The schedule of one order type in the fields of deliveries, so that one rule offers the windows of both. Goods for
 * pickup need no driver, so no days in advance apply to them.
 */
export function orderTypeSchedule<Rules extends Schedule>(rules: Rules, orderType: OrderType): Rules {
  if (orderType === 'delivery') return rules;
  return {
    ...rules,
    deliveryTimes: rules.pickupTimes,
    deliveryMinimumDaysInAdvance: 0,
    fullSlots: rules.fullPickupSlots,
    exceptions: pickupExceptions(rules.exceptions),
  };
}

/** The terms of one order type in the fields of deliveries: pickups have their own minimum and no fee. */
export function orderTypeTerms(provider: DeliveryProvider, orderType: OrderType): DeliveryProvider {
  if (orderType === 'delivery') return provider;
  return {
    ...orderTypeSchedule(provider, orderType),
    deliveryTotalMinimum: provider.pickup?.totalMinimum ?? 0,
    deliveryFee: { ...provider.deliveryFee, amount: 0 },
  };
}

/** The pickup windows that can be chosen at `now`, in order; none if the provider only delivers. */
export const pickupSlots = (provider: DeliveryProvider, now: Date): DeliverySlot[] =>
  provider.pickup ? deliverySlots(orderTypeSchedule(provider, 'pickup'), now) : [];
