import type { OrderStatus } from '../../../../src/domain/order/orderStatus';

/** The subjects of messages to shoppers: most statuses, and a promised time that has passed. */
export const updateKinds = [
  'PLACED',
  'ACCEPTED',
  'ON_THE_WAY',
  'READY_PICKUP',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
  'LATE',
] as const satisfies (OrderStatus | 'LATE')[];

export type UpdateKind = (typeof updateKinds)[number];

export const isUpdateKind = (text: string): text is UpdateKind => updateKinds.some((kind) => kind === text);
