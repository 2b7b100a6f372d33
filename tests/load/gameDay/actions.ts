import { randomUUID } from 'node:crypto';
import { signatureHeaders } from '../../../netlify/platform/webhooks/webhooks';
import type { GameShop } from './gameShop';
import { createOrderBook, type OrderAttempt, type Step } from './orderBook';

/** The actions that people try, in the words of the report. */
export type Action =
  | 'browse'
  | 'see stock'
  | 'find an address'
  | 'sign in by email'
  | 'sign in by text message'
  | 'upload an ID'
  | 'order'
  | 'order to a new address'
  | 'track'
  | 'see pods'
  | 'unlock'
  | 'join'
  | 'leave'
  | 'accept in the console'
  | 'pack by webhook'
  | 'open a photo';

/** Null if there is nothing to do at the moment, such as no order to accept. */
export type Actions = Record<Action, () => Promise<Response | null>>;

interface Parts {
  /** Read at each call, because a restarted server has another port. */
  origin: () => string;
  shop: GameShop;
}

type Call = (path: string, init?: RequestInit) => Promise<Response>;

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
const json = { 'content-type': 'application/json' };
const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify(body),
});
/** A number in Los Angeles that nobody has registered. */
const newNumber = () => `213${2 + Math.floor(Math.random() * 8)}${String(Math.random()).slice(2, 8).padEnd(6, '0')}`;

const visits = (call: Call, { providerId }: GameShop) => ({
  browse: () => call('/us/en'),
  'see stock': () => call(`/.netlify/functions/delivery-provider-products?providerId=${providerId}`),
  'find an address': () => call('/.netlify/functions/delivery-suggestions?text=233%20S%20Spring%20St'),
  'sign in by email': () =>
    call('/v1/app/user/auth/email', post({ email: `${randomUUID()}@shop.example`, register: true })),
  'sign in by text message': () => call('/v1/app/user/auth/phone', post({ phoneNumber: newNumber(), register: true })),
});

const uploadPhoto = (call: Call, { providerId, photo }: GameShop, authorization: string) => {
  const body = new FormData();
  body.append('file', new File([photo as BlobPart], 'id.jpg'));
  return call(`/v1/app/user/upload-id?providerId=${providerId}`, { method: 'POST', headers: { authorization }, body });
};

/** Members cancel, and take it back the next time. */
function createLeave(call: Call, { members }: GameShop) {
  const leaving = new Set<string>();
  return async () => {
    const authorization = pick(members);
    const isLeaving = leaving.has(authorization);
    const response = await call(`/v1/app/membership/${isLeaving ? 'resume' : 'cancel'}`, post({}, { authorization }));
    if (response.ok) leaving[isLeaving ? 'delete' : 'add'](authorization);
    return response;
  };
}

const accounts = (call: Call, shop: GameShop) => ({
  'upload an ID': () => uploadPhoto(call, shop, pick(shop.uploaders)),
  'see pods': () => call('/v1/app/user/pods', { headers: { authorization: pick(shop.shoppers).authorization } }),
  unlock: async () => {
    const { authorization, podKey } = pick(shop.pods);
    const started = await call('/v1/app/unlock/activation-sequence', post({ podKey }, { authorization }));
    if (!started.ok) return started;
    const { activationId } = (await started.json()) as { activationId: string };
    return call('/v1/app/unlock/confirm', post({ activationId }, { authorization }));
  },
  join: () => call('/v1/app/membership/join', post({}, { authorization: pick(shop.visitors) })),
  leave: createLeave(call, shop),
});

function dispensary(call: Call, { providerId, secret, staffAuthorization, photoOrders }: GameShop) {
  const authorization = staffAuthorization;
  return {
    acceptInConsole: ({ order, key }: Step) => {
      const headers = { authorization, 'idempotency-key': key };
      return call(`/v1/staff/orders/${order.orderNumber}/status`, post({ status: 'ACCEPTED' }, headers));
    },
    packByWebhook: ({ order, key }: Step) => {
      const message = { type: 'order.status', data: { orderNumber: order.orderNumber, status: 'PACKED' } };
      const signed = signatureHeaders(secret, { id: key, at: new Date(), body: JSON.stringify(message) });
      return call(`/v1/webhooks/dispensary/${providerId}`, post(message, signed));
    },
    openPhoto: () => call(`/v1/staff/orders/${pick(photoOrders)}/id-photo`, { headers: { authorization } }),
  };
}

/** One try of each action, and the orders that were placed. */
export function createActions({ origin, shop }: Parts) {
  const call: Call = (path, init = {}) => fetch(origin() + path, { ...init, signal: AbortSignal.timeout(10_000) });
  const orders = createOrderBook(({ authorization, key, body }: OrderAttempt) =>
    call('/v1/app/orders', { method: 'POST', headers: { ...json, authorization, 'idempotency-key': key }, body }),
  );
  const orderTo = (placeId: string, shopper = pick(shop.shoppers)) => {
    const body = JSON.stringify({ ...pick(shop.spread), placeId, addressTwo: shopper.addressTwo });
    return orders.attempt({ authorization: shopper.authorization, key: randomUUID(), body });
  };
  const { acceptInConsole, packByWebhook, openPhoto } = dispensary(call, shop);
  const actions: Actions = {
    ...visits(call, shop),
    ...accounts(call, shop),
    order: () => orderTo('game-day'),
    'order to a new address': () => orderTo(`game-day-${randomUUID()}`),
    track: async () => {
      if (!orders.placed.length) return null;
      const { authorization, detailsId } = pick(orders.placed);
      return call(`/v1/app/orders/${shop.providerId}/${detailsId}`, { headers: { authorization } });
    },
    'accept in the console': () => orders.accept(acceptInConsole),
    'pack by webhook': () => orders.pack(packByWebhook),
    'open a photo': openPhoto,
  };
  return { actions, orders, orderTo, uploadPhoto: (authorization: string) => uploadPhoto(call, shop, authorization) };
}
