import type { OrderType } from '../order/orderStatus';
import { deliverySlots, type DeliverySlot } from './deliverySlots';
import type { DeliveryProvider, ScheduleException } from './providerSchema';

type Schedule = Pick<
  DeliveryProvider,
  'pickupTimes' | 'deliveryTimes' | 'deliveryMinimumDaysInAdvance' | 'fullSlots' | 'fullPickupSlots' | 'exceptions'
>;

export const pickupExceptions = (exceptions: ScheduleException[]): ScheduleException[] =>
  exceptions.map((exception) => ({ ...exception, deliveryHours: exception.pickupHours }));

/** Maps pickups to the fields of deliveries, so that one rule serves both. Pickups need no days in advance. */
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

/** Pickups have their own minimum and no fee. */
export function orderTypeTerms(provider: DeliveryProvider, orderType: OrderType): DeliveryProvider {
  if (orderType === 'delivery') return provider;
  return {
    ...orderTypeSchedule(provider, orderType),
    deliveryTotalMinimum: provider.pickup?.totalMinimum ?? 0,
    deliveryFee: { ...provider.deliveryFee, amount: 0 },
  };
}

export const pickupSlots = (provider: DeliveryProvider, now: Date): DeliverySlot[] =>
  provider.pickup ? deliverySlots(orderTypeSchedule(provider, 'pickup'), now) : [];
