import type { OrderStatus } from '../../../domain/order/orderStatus';
import { dateFormatter } from '../../../i18n/time/dateFormatter';
import type { ConsoleOrder } from '../../../domain/staff/consoleOrderSchema';

export const statusName: Record<OrderStatus, string> = {
  PLACED: 'New',
  ACCEPTED: 'Accepted',
  PACKED: 'Packed',
  ON_THE_WAY: 'On the way',
  READY_PICKUP: 'Ready for pickup',
  COMPLETED: 'Completed',
  DECLINED: 'Declined',
  CANCELLED: 'Canceled',
};

/** 'Ada Rowan', or what there is of it. */
export function customerName({ customer }: Pick<ConsoleOrder, 'customer'>): string {
  const name = [customer.givenName, customer.familyName].filter(Boolean).join(' ');
  return name || customer.email || 'No name';
}

/** 'One of 3 new customers at this address', or null if there is only one or they have ordered before. */
export const addressAlert = ({ customer: { othersAtAddress } }: Pick<ConsoleOrder, 'customer'>): string | null =>
  othersAtAddress > 0 ? `One of ${othersAtAddress + 1} new customers at this address` : null;

const formatOf = (timeZone: string) =>
  dateFormatter('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

/** 'Tue, Nov 3, 2:00 – 3:00 PM'. */
export const timeRangeText = (timezone: string, { start, end }: { start: string; end: string }) =>
  formatOf(timezone).formatRange(new Date(start), new Date(end));

/** 'Tue, Nov 3, 2:00 – 3:00 PM', in the dispensary's time zone. */
export const windowRangeText = ({ provider, slot }: Pick<ConsoleOrder, 'provider' | 'slot'>): string =>
  timeRangeText(provider.timezone, slot);

/** The expected arrival, or null while nobody gave one. */
export const etaText = ({ provider, eta }: Pick<ConsoleOrder, 'provider' | 'eta'>): string | null =>
  eta && timeRangeText(provider.timezone, eta);

/** One instant in the dispensary's time zone. */
export const timeText = ({ provider }: Pick<ConsoleOrder, 'provider'>, at: string): string =>
  formatOf(provider.timezone).format(new Date(at));
