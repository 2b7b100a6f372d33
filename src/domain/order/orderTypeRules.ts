import type { OrderType } from './orderStatus';
import { deliverySlots, type DeliverySlot } from '../delivery/deliverySlots';
import type { DeliveryProvider, ScheduleException } from '../delivery/providerSchema';

type Schedule = Pick<
  DeliveryProvider,
  'pickupTimes' | 'deliveryTimes' | 'deliveryMinimumDaysInAdvance' | 'fullSlots' | 'fullPickupSlots' | 'exceptions'
>;

export const pickupExceptions = (exceptions: ScheduleException[]): ScheduleException[] =>
  exceptions.map((exception) => ({ ...exception, deliveryHours: exception.pickupHours }));

/** Maps pickup fields to delivery fields, so that the same rules serve both. Pickups have no days in advance. */
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
