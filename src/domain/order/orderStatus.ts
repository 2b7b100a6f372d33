export const orderStatuses = [
  'PLACED',
  'ACCEPTED',
  'PACKED',
  'ON_THE_WAY',
  'READY_PICKUP',
  'COMPLETED',
  'DECLINED',
  'CANCELLED',
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderTypes = ['delivery', 'pickup'] as const;
export type OrderType = (typeof orderTypes)[number];

export type OrderActor = 'shopper' | 'dispensary';

/** The statuses of an order that succeeds. */
export const orderPath: Record<OrderType, readonly OrderStatus[]> = {
  delivery: ['PLACED', 'ACCEPTED', 'PACKED', 'ON_THE_WAY', 'COMPLETED'],
  pickup: ['PLACED', 'ACCEPTED', 'PACKED', 'READY_PICKUP', 'COMPLETED'],
};

export const isFinalStatus = (status: OrderStatus): boolean =>
  status === 'COMPLETED' || status === 'DECLINED' || status === 'CANCELLED';

export const canChangeNote = (status: OrderStatus): boolean => status === 'PLACED' || status === 'ACCEPTED';

/** The API rejects any other change with a 409. */
export function canMoveOrder(
  type: OrderType,
  { from, to }: { from: OrderStatus; to: OrderStatus },
  actor: OrderActor,
): boolean {
  const path = orderPath[type];
  if (isFinalStatus(from) || !path.includes(from)) return false;
  if (to === 'CANCELLED') return actor === 'dispensary' || from === 'PLACED';
  if (actor !== 'dispensary') return false;
  if (to === 'DECLINED') return from === 'PLACED';
  return path[path.indexOf(from) + 1] === to;
}
