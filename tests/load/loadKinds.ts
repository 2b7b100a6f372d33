import type { Request } from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { Database } from '../../netlify/database/client';
import type { Peppers } from '../../netlify/platform/keyRing';
import type { Order, PlaceOrderInput } from '../../src/domain/order/orderSchema';
import { drive, summarize, type Driven } from './drive';
import type { LoadShop } from './loadShop';
import { prepareSignIns } from './signIns';
import { driveWatchers, type WatchedOrder } from './watchers';

export interface Target {
  shop: LoadShop;
  origins: string[];
  /** From the command line. */
  connections: number;
  /** Absent for the embedded database, which only its server can open. */
  database?: Database;
  peppers: Peppers;
}

type Run = (seconds: number) => Promise<Driven>;

export interface Kind {
  name: string;
  /** Prepares what the run needs, and returns it. `seconds` is the time of all its runs together. */
  prepare: (target: Target, seconds: number) => Promise<Run>;
}

/** Names the client, because new customers of one network order one after the other. */
export const addressHeader = 'x-client-address';

const pick = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)]!;
const json = { 'content-type': 'application/json' };

const addressOf = (at: number) => `10.${at % 250}.${Math.floor(at / 250)}.1`;

function buildOrderRequest({ shoppers }: LoadShop, bodies: PlaceOrderInput[], at: number) {
  const { authorization, addressTwo } = shoppers[at]!;
  return {
    method: 'POST' as const,
    path: '/v1/app/orders',
    headers: { ...json, authorization, 'idempotency-key': randomUUID(), [addressHeader]: addressOf(at) },
    body: JSON.stringify({ ...pick(bodies), addressTwo }),
  };
}

const repeat = (name: string, build: (target: Target) => Request | Promise<Request>, rate?: number): Kind => ({
  name,
  prepare: async (target) => {
    const request = await build(target);
    return (seconds) => drive({ ...target, seconds, rate, request });
  },
});

const placing = (name: string, bodies: (shop: LoadShop) => PlaceOrderInput[], rate?: number): Kind =>
  repeat(
    name,
    ({ shop }) => ({
      method: 'POST',
      path: '/v1/app/orders',
      setupRequest: (request) => ({
        ...request,
        ...buildOrderRequest(shop, bodies(shop), Math.floor(Math.random() * shop.shoppers.length)),
      }),
    }),
    rate,
  );

const products = ({ shop }: Target): Request => ({
  method: 'GET',
  path: `/.netlify/functions/delivery-provider-products?providerId=${shop.providerId}`,
});

/** Adds the ETag of the current response, so that the answers are 304s. */
async function unchangedProducts(target: Target): Promise<Request> {
  const request = products(target);
  const etag = (await fetch(target.origins[0]! + request.path!)).headers.get('etag');
  if (!etag) throw new Error(`${request.path} has no ETag.`);
  return { ...request, headers: { 'if-none-match': etag } };
}

async function placeWatched({ shop, origins }: Target, at: number): Promise<WatchedOrder> {
  const { headers, body } = buildOrderRequest(shop, shop.spread, at);
  const response = await fetch(`${origins[0]!}/v1/app/orders`, { method: 'POST', headers, body });
  const { provider, detailsId } = (await response.json()) as Order;
  const { authorization, [addressHeader]: address } = headers;
  return {
    path: `/v1/app/orders/${provider.id}/${detailsId}`,
    headers: { authorization, [addressHeader]: address! },
  };
}

const watching = (clients: number, everyMs: number): Kind => ({
  name: `order, ${clients} watch`,
  prepare: async (target) => {
    const orders: WatchedOrder[] = [];
    for (let at = 0; at < target.shop.shoppers.length; at += 1) orders.push(await placeWatched(target, at));
    return async (seconds) =>
      summarize(await driveWatchers({ origins: target.origins, orders, clients, everyMs, seconds }), seconds);
  },
});

/** More than any machine did so far. */
const maxSignInsPerSecond = 1_500;

/** Codes that shoppers just got, exchanged for sessions. */
const signIns: Kind = {
  name: 'sign-ins',
  prepare: async ({ database, peppers, ...target }, seconds) => {
    if (!database) throw new Error('Sign-ins are prepared in the database.');
    const prepared = await prepareSignIns(database, peppers, Math.ceil(maxSignInsPerSecond * seconds));
    const request: Request = {
      method: 'POST',
      path: '/v1/app/user/auth/email/login',
      setupRequest: (sent) => {
        const { address, body } = prepared.pop()!;
        return { ...sent, headers: { ...json, [addressHeader]: address }, body };
      },
    };
    return (time) => drive({ ...target, seconds: time, request });
  },
};

export const orderKinds: Kind[] = [
  placing('orders, 150 variants', ({ spread }) => spread),
  placing('orders, 100/s', ({ spread }) => spread, 100),
  placing('orders, one variant', ({ hot }) => hot),
];

export const kinds: Kind[] = [
  repeat('products', products),
  repeat('products, 500/s', products, 500),
  repeat('products, 304', unchangedProducts),
  watching(3_000, 3_000),
  signIns,
  ...orderKinds,
];
