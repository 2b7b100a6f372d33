import type { Request } from 'autocannon';
import { randomUUID } from 'node:crypto';
import type { Order, PlaceOrderInput } from '../../src/domain/order/orderSchema';
import type { LoadShop } from './loadShop';

export interface Kind {
  name: string;
  request: (shop: LoadShop, origin: string) => Request | Promise<Request>;
  /** Requests per second, over all connections. As many as possible if absent. */
  rate?: number;
  /** The number from the command line if absent. */
  connections?: number;
}

/** Names the client, because new customers of one network order one after the other. */
export const addressHeader = 'x-client-address';

const pick = <Item>(items: Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

function buildOrderRequest(
  { shoppers }: LoadShop,
  bodies: PlaceOrderInput[],
): Required<Pick<Request, 'body'>> & Request {
  const at = Math.floor(Math.random() * shoppers.length);
  const { authorization, addressTwo } = shoppers[at]!;
  return {
    method: 'POST',
    path: '/v1/app/orders',
    headers: {
      'content-type': 'application/json',
      authorization,
      'idempotency-key': randomUUID(),
      [addressHeader]: `10.${at % 250}.${Math.floor(at / 250)}.1`,
    },
    body: JSON.stringify({ ...pick(bodies), addressTwo }),
  };
}

const placing = (name: string, bodies: (shop: LoadShop) => PlaceOrderInput[], rate?: number): Kind => ({
  name,
  rate,
  request: (shop) => ({
    method: 'POST',
    path: '/v1/app/orders',
    setupRequest: (request) => ({ ...request, ...buildOrderRequest(shop, bodies(shop)) }),
  }),
});

const products = ({ providerId }: LoadShop): Request => ({
  method: 'GET',
  path: `/.netlify/functions/delivery-provider-products?providerId=${providerId}`,
});

/** Adds the ETag of the current response, so that the answers are 304s. */
async function asUnchanged(request: Request, origin: string): Promise<Request> {
  const headers = request.headers as Record<string, string> | undefined;
  const etag = (await fetch(origin + request.path!, { headers })).headers.get('etag');
  if (!etag) throw new Error(`${request.path} has no ETag.`);
  return { ...request, headers: { ...headers, 'if-none-match': etag } };
}

/** A shopper's open order page asks for the order every three seconds. */
async function watchedOrder(shop: LoadShop, origin: string): Promise<Request> {
  const { headers, body } = buildOrderRequest(shop, shop.spread);
  const sent = headers as Record<string, string>;
  const response = await fetch(`${origin}/v1/app/orders`, { method: 'POST', headers: sent, body: String(body) });
  const { provider, detailsId } = (await response.json()) as Order;
  const path = `/v1/app/orders/${provider.id}/${detailsId}`;
  return asUnchanged({ method: 'GET', path, headers: { authorization: sent.authorization } }, origin);
}

export const kinds: Kind[] = [
  { name: 'products', request: products },
  { name: 'products, 500/s', request: products, rate: 500 },
  { name: 'products, 304', request: (shop, origin) => asUnchanged(products(shop), origin) },
  { name: 'order, 3,000 watch', request: watchedOrder, rate: 1_000, connections: 3_000 },
  placing('orders, 150 variants', ({ spread }) => spread),
  placing('orders, 100/s', ({ spread }) => spread, 100),
  placing('orders, one variant', ({ hot }) => hot),
];
