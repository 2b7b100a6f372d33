import type { KindWords, UpdateWords } from './updateWords';
import type { UpdateKind } from './orderUpdate';

const delivery: Record<UpdateKind, KindWords> = {
  PLACED: {
    short: 'received',
    title: 'We’ve got your order',
    lead: (at) => `${at} has your order and will answer shortly. We’ll let you know as soon as they do.`,
  },
  ACCEPTED: {
    short: 'accepted',
    title: 'Your order is accepted',
    lead: (at) => `${at} will pack it for your delivery window.`,
  },
  ON_THE_WAY: {
    short: 'on the way',
    title: 'Your order is on the way',
    lead: (_, isDue) => `Have your ID${isDue ? ' and payment' : ''} ready.`,
  },
  READY_PICKUP: {
    short: 'ready for pickup',
    title: 'Your order is ready for pickup',
    lead: (_, isDue) => `Bring your ID${isDue ? ' and payment' : ''}.`,
  },
  COMPLETED: {
    short: 'delivered',
    title: 'Your order was delivered',
    lead: () => 'Thank you. Here’s your receipt.',
  },
  DECLINED: {
    short: 'declined',
    title: 'Your order was declined',
    lead: (at) => `${at} couldn’t take this order. Nothing was charged.`,
  },
  CANCELLED: {
    short: 'canceled',
    title: 'Your order was canceled',
    lead: () => 'Nothing was charged.',
  },
  LATE: {
    short: 'running late',
    title: 'Your order is running late',
    lead: (at) => `${at} hasn’t given a new time yet. Your order’s page will show it as soon as they do.`,
  },
};

export const enWords: UpdateWords = {
  kind: {
    delivery,
    pickup: {
      ...delivery,
      ACCEPTED: {
        ...delivery.ACCEPTED,
        lead: (at) => `${at} is getting it ready. We’ll let you know when you can pick it up.`,
      },
      COMPLETED: { ...delivery.COMPLETED, short: 'picked up', title: 'You picked up your order' },
    },
  },
  subject: (orderNumber, short) => `Order ${orderNumber}: ${short}`,
  order: 'Order',
  dispensary: 'Dispensary',
  licence: 'License',
  date: 'Date',
  window: { delivery: 'Delivery window', pickup: 'Pickup window' },
  eta: 'Expected arrival',
  arriving: 'arriving',
  arrivingHours: ({ range }) => `arriving ${range}`,
  pickupAt: 'Pick up at',
  deliverTo: 'Deliver to',
  bringId: {
    delivery: (isDue) =>
      `Have a valid photo ID ready. The driver checks it at the door${isDue ? ', and you pay there' : ''}.`,
    pickup: (isDue) => `Bring a valid photo ID. The dispensary checks it${isDue ? ', and you pay there' : ''}.`,
  },
  reason: 'Reason',
  items: 'What you ordered',
  receipt: 'Receipt',
  subtotal: 'Subtotal',
  tax: 'Taxes',
  deliveryFee: 'Delivery fee',
  credit: 'Credit used',
  total: 'Total',
  link: 'View your order',
  footer: (brand) =>
    `You’re getting this because you placed an order with ${brand}. It’s about that order only and never advertising.`,
  settings: 'Message settings',
  unsubscribe: 'Stop emails about orders',
  hours: (start, end) => `${start} – ${end}`,
  stop: 'Reply STOP to end.',
};

const canceledInCanada = {
  ...delivery.CANCELLED,
  short: 'cancelled',
  title: 'Your order was cancelled',
};

export const enCaWords: UpdateWords = {
  ...enWords,
  kind: {
    delivery: { ...enWords.kind.delivery, CANCELLED: canceledInCanada },
    pickup: { ...enWords.kind.pickup, CANCELLED: canceledInCanada },
  },
  licence: 'Licence',
};
