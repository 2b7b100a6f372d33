import type { z } from 'zod';
import type { Order } from '../../../src/domain/order/orderSchema';
import type { dispensaryMessageSchema } from '../../services/staff/dispensary/dispensaryMessage';
import { exampleCustomer, exampleOrder } from './exampleOrder';

const { orderNumber } = exampleOrder;
const productVariantId = exampleOrder.items[0]!.productVariantId;
const timestamp = '2026-07-01T16:05:00.000Z';

export const messagesToShop: Record<string, z.input<typeof dispensaryMessageSchema>> = {
  'order.status': { type: 'order.status', timestamp, data: { orderNumber, status: 'ACCEPTED' } },
  'stock.update': { type: 'stock.update', timestamp, data: { productVariantId, availableQuantity: 12 } },
  'price.update': { type: 'price.update', timestamp, data: { productVariantId, price: 34.5 } },
  'order.id': { type: 'order.id', data: { orderNumber } },
  'order.eta': {
    type: 'order.eta',
    timestamp,
    data: { orderNumber, start: '2026-07-01T18:20:00.000Z', end: '2026-07-01T18:40:00.000Z' },
  },
  'orders.list': { type: 'orders.list' },
};

const messageToDispensary = (type: string, order: Order) => ({
  type,
  timestamp,
  data: { order, customer: exampleCustomer },
});

const cancelled = { status: 'CANCELLED', at: timestamp, reason: null } as const;

export const messagesToDispensary: Record<string, unknown> = {
  'order.placed': messageToDispensary('order.placed', exampleOrder),
  'order.cancelled': messageToDispensary('order.cancelled', {
    ...exampleOrder,
    status: 'CANCELLED',
    events: [...exampleOrder.events, cancelled],
  }),
  'order.note': messageToDispensary('order.note', { ...exampleOrder, note: 'Please call, the bell is broken' }),
};
