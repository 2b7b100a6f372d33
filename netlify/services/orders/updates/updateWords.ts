import type { OrderType } from '../../../../src/domain/order/orderStatus';
import type { HourRange } from './formatWindow';
import type { UpdateKind } from './orderUpdate';

/** `at` is the dispensary's name. */
export interface KindWords {
  /** Follows the order number: 'on the way'. */
  short: string;
  title: string;
  /** `isDue` is false if nothing has to be paid. */
  lead: (at: string, isDue: boolean) => string;
}

export interface UpdateWords {
  kind: Record<OrderType, Record<UpdateKind, KindWords>>;
  subject: (orderNumber: string, short: string) => string;
  order: string;
  dispensary: string;
  licence: string;
  /** The label of a receipt's date. */
  date: string;
  window: Record<OrderType, string>;
  eta: string;
  /** Precedes the day of an expected arrival in text messages. */
  arriving: string;
  /** 'arriving 6:10–6:40 PM', in the subject and at the start of an email. */
  arrivingHours: (hours: HourRange) => string;
  pickupAt: string;
  deliverTo: string;
  /** In the first email, which has the time to look for it. */
  bringId: Record<OrderType, (isDue: boolean) => string>;
  reason: string;
  /** The heading of what was ordered. */
  items: string;
  receipt: string;
  subtotal: string;
  tax: string;
  deliveryFee: string;
  credit: string;
  total: string;
  link: string;
  footer: (brand: string) => string;
  settings: string;
  unsubscribe: string;
  hours: (start: string, end: string) => string;
  /** Ends the first text message about an order. */
  stop: string;
}
