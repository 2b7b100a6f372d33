import type { ComponentProps } from 'react';
import type { OrderStatus } from '../../domain/order/orderStatus';
import type { Badge } from '../../ui/text/Badge';

/** The color of a status, which its text states too. */
export const statusTone = {
  PLACED: 'info',
  ACCEPTED: 'info',
  PACKED: 'info',
  ON_THE_WAY: 'light',
  READY_PICKUP: 'light',
  COMPLETED: 'success',
  DECLINED: 'error',
  CANCELLED: 'neutral',
} as const satisfies Record<OrderStatus, ComponentProps<typeof Badge>['tone']>;
