import { canMoveOrder, orderPath, type OrderStatus, type OrderType } from '../order/orderStatus';

const verbs = {
  ACCEPTED: 'Accept',
  PACKED: 'Pack',
  ON_THE_WAY: 'Send out',
  READY_PICKUP: 'Ready',
  COMPLETED: 'Complete',
} as const satisfies Partial<Record<OrderStatus, string>>;

export interface NextOrderStep {
  to: keyof typeof verbs;
  label: string;
}

interface MovableOrder {
  orderType: OrderType;
  status: OrderStatus;
}

export function nextOrderStep({ orderType, status }: MovableOrder): NextOrderStep | null {
  const path = orderPath[orderType];
  const to = path[path.indexOf(status) + 1] as keyof typeof verbs | undefined;
  return to && path.includes(status) && to in verbs ? { to, label: verbs[to] } : null;
}

/** A dispensary declines a new order, and cancels a later one. */
export function endingStatuses({ orderType, status }: MovableOrder): ('DECLINED' | 'CANCELLED')[] {
  const endings = ['DECLINED', 'CANCELLED'] as const;
  return endings.filter((to) => canMoveOrder(orderType, { from: status, to }, 'dispensary'));
}

export const boardColumns = [
  { id: 'new', title: 'New', statuses: ['PLACED'] },
  { id: 'accepted', title: 'Accepted', statuses: ['ACCEPTED'] },
  { id: 'packed', title: 'Packed', statuses: ['PACKED'] },
  { id: 'leaving', title: 'Out or ready', statuses: ['ON_THE_WAY', 'READY_PICKUP'] },
] as const satisfies readonly { id: string; title: string; statuses: readonly OrderStatus[] }[];
