import { isFinalStatus, type OrderStatus } from './orderStatus';

interface TimeRange {
  start: string;
  end: string;
}

interface PromisedOrder {
  status: OrderStatus;
  slot: TimeRange;
  eta: TimeRange | null;
}

/** The time that the shopper counts on: the dispensary's estimate, or else the window that the shopper chose. */
export const promisedTime = ({ eta, slot }: Pick<PromisedOrder, 'eta' | 'slot'>): TimeRange => eta ?? slot;

/** A pickup that is ready is never late, because the dispensary waits for the shopper. */
export const canBeLate = (status: OrderStatus): boolean => !isFinalStatus(status) && status !== 'READY_PICKUP';

/** True once the promised time has passed, whether or not the dispensary has said anything. */
export const isOrderLate = (order: PromisedOrder, now: Date): boolean =>
  canBeLate(order.status) && new Date(promisedTime(order).end) < now;
