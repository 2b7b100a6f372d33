import { localeOf, localePath, type Language, type LocaleId } from '../region/locales';
import { routePath } from '../site/routing/routes';
import type { PushNotification } from '../notification/pushNotification';
import type { OrderStatus, OrderType } from './orderStatus';

/** A status, or a promised time that has passed. */
export type PushStep = OrderStatus | 'LATE';
/** Pushes report the dispensary's steps, and only shoppers place orders. */
type Step = Exclude<PushStep, 'PLACED'>;
type Words = Record<Step, readonly [title: string, body: string]>;

const enShared = {
  DECLINED: ['Declined', 'The dispensary couldn’t take this order. Nothing was charged.'],
  CANCELLED: ['Canceled', 'The dispensary canceled this order. Nothing was charged.'],
  LATE: ['Running late', 'The dispensary hasn’t given a new time yet.'],
} as const;
const frShared = {
  DECLINED: ['Refusée', 'Le dispensaire n’a pas pu prendre cette commande. Rien n’a été facturé.'],
  CANCELLED: ['Annulée', 'Le dispensaire a annulé cette commande. Rien n’a été facturé.'],
  LATE: ['En retard', 'Le dispensaire n’a pas encore donné de nouvelle heure.'],
} as const;

const enDelivery: Words = {
  ...enShared,
  ACCEPTED: ['Accepted', 'The dispensary will pack it for your delivery window.'],
  PACKED: ['Packed', 'Your order is waiting for its driver.'],
  ON_THE_WAY: ['On the way', 'Have your ID and payment ready.'],
  READY_PICKUP: ['Ready for pickup', 'Bring your ID and payment.'],
  COMPLETED: ['Delivered', 'Your order was delivered.'],
};
const frDelivery: Words = {
  ...frShared,
  ACCEPTED: ['Acceptée', 'Le dispensaire la préparera pour votre plage de livraison.'],
  PACKED: ['Préparée', 'Votre commande attend son départ.'],
  ON_THE_WAY: ['En route', 'Préparez votre pièce d’identité et votre paiement.'],
  READY_PICKUP: ['Prête pour le ramassage', 'Apportez votre pièce d’identité et votre paiement.'],
  COMPLETED: ['Livrée', 'Votre commande a été livrée.'],
};

const words: Record<Language, Record<OrderType, Words>> = {
  en: {
    delivery: enDelivery,
    pickup: {
      ...enDelivery,
      ACCEPTED: ['Accepted', 'The dispensary will pack it for you.'],
      PACKED: ['Packed', 'It will soon be at the counter.'],
      COMPLETED: ['Picked up', 'You picked up your order.'],
    },
  },
  fr: {
    delivery: frDelivery,
    pickup: {
      ...frDelivery,
      ACCEPTED: ['Acceptée', 'Le dispensaire la préparera.'],
      PACKED: ['Préparée', 'Elle sera bientôt au comptoir.'],
      COMPLETED: ['Ramassée', 'Vous avez ramassé votre commande.'],
    },
  },
};

const titleOf: Record<Language, (number: string, status: string) => string> = {
  en: (number, status) => `Order ${number}: ${status}`,
  fr: (number, status) => `Commande ${number}\u00a0: ${status}`,
};

interface OrderUpdate {
  id: string;
  orderNumber: string;
  providerId: string;
  detailsId: string;
  orderType: OrderType;
  step: PushStep;
}

interface Reader {
  localeId: LocaleId;
  /** The number of orders with news, including this one. */
  badge: number;
}

/** Omits items, address and reason, because a lock screen may show it. Returns null for PLACED. */
export function createOrderPush(order: OrderUpdate, { localeId, badge }: Reader): PushNotification | null {
  const locale = localeOf(localeId);
  const { id, orderNumber, providerId, detailsId, orderType, step } = order;
  if (step === 'PLACED') return null;
  const [statusText, body] = words[locale.language][orderType][step];
  return {
    tag: id,
    title: titleOf[locale.language](orderNumber, statusText),
    body,
    lang: localeId,
    url: localePath(locale, routePath('order', { providerId, detailsId })),
    badge,
  };
}
