import type { OrderStatus } from '../../../../src/domain/order/orderStatus';

export const notifiedStatuses = [
  'PLACED',
  'ACCEPTED',
  'ON_THE_WAY',
  'READY_PICKUP',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
] as const satisfies OrderStatus[];

export type NotifiedStatus = (typeof notifiedStatuses)[number];

export const isNotifiedStatus = (status: string): status is NotifiedStatus =>
  notifiedStatuses.some((notified) => notified === status);
