import type { OrderStatus } from '../../domain/order/orderStatus';

export const statusLabels: Record<OrderStatus, string> = {
  PLACED: 'New',
  ACCEPTED: 'Accepted',
  PACKED: 'Packed',
  ON_THE_WAY: 'On the way',
  READY_PICKUP: 'Ready for pickup',
  COMPLETED: 'Completed',
  DECLINED: 'Declined',
  CANCELLED: 'Canceled',
};
