import type { OrderStatus } from '../../../../src/domain/order/orderStatus';

/** The statuses that shoppers get a message about. */
export const toldStatuses = [
  'PLACED',
  'ACCEPTED',
  'ON_THE_WAY',
  'READY_PICKUP',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
] as const satisfies OrderStatus[];

export type ToldStatus = (typeof toldStatuses)[number];

export const isTold = (status: string): status is ToldStatus => toldStatuses.some((told) => told === status);
