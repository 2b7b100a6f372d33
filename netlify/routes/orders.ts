import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { orderSchema, placeOrderSchema } from '../../src/domain/order/orderSchema';
import type { AppContext } from '../services/appContext';
import { cancelOrder } from '../services/orders/cancelOrder';
import { findOrder } from '../services/orders/findOrder';
import { placeOrder } from '../services/orders/placeOrder';
import { readOrders } from '../services/orders/readOrders';
import type { App, AppRequest } from './appEnv';
import { bearer, jsonBody, jsonResponse, problemResponses } from './openapi';
import { refuseLong } from './problems';
import { requireUser } from './requireUser';
import { wholeNumber } from './wholeNumber';

const base = '/v1/app/orders';
const bodyMost = 64 * 1024;
const sizeMost = 100;
const sizeUsual = 20;
const pageMost = 9999;

const tags = ['Orders'];
const order = orderSchema.meta({ id: 'Order' });
const orderName = z.object({ providerId: z.string().max(100), detailsId: z.string().max(100) });
const key = z
  .string({ error: 'expected an Idempotency-Key header' })
  .regex(/^[\x21-\x7e]{1,200}$/, 'expected 1 to 200 printable characters without spaces')
  .openapi({ description: 'A unique key the client creates for each order. A repeated key returns the same order.' });

const place = createRoute({
  method: 'post',
  path: base,
  tags,
  summary: 'Place an order',
  security: bearer,
  request: { headers: z.object({ 'idempotency-key': key }), ...jsonBody(placeOrderSchema) },
  responses: {
    200: jsonResponse('The order placed earlier with this key', order),
    201: jsonResponse('The new order', order),
    ...problemResponses(400, 401, 409, 413, 415, 422, 429, 502, 503),
  },
});

const list = createRoute({
  method: 'get',
  path: base,
  tags,
  summary: `List the shopper’s orders, newest first, in pages of ${sizeUsual} or \`size\`, at most ${sizeMost}`,
  security: bearer,
  request: {
    query: z.object({
      state: z.enum(['open', 'past']).optional().openapi({ description: 'Only open or only past orders' }),
      page: wholeNumber(0, pageMost).optional(),
      size: wholeNumber(1, sizeMost).optional(),
    }),
  },
  responses: {
    200: jsonResponse('One page of orders, all or those in the given state; empty after the last page', z.array(order)),
    ...problemResponses(401, 422),
  },
});

const find = createRoute({
  method: 'get',
  path: `${base}/{providerId}/{detailsId}`,
  tags,
  summary: 'Get one of the shopper’s orders',
  security: bearer,
  request: { params: orderName },
  responses: { 200: jsonResponse('The order', order), ...problemResponses(401, 404, 422) },
});

const cancel = createRoute({
  method: 'post',
  path: `${base}/{providerId}/{detailsId}/cancel`,
  tags,
  summary: 'Cancel an order while it is PLACED',
  security: bearer,
  request: { params: orderName },
  responses: { 200: jsonResponse('The canceled order', order), ...problemResponses(401, 404, 409, 413, 422) },
});

const shopperOf = (c: AppRequest) => {
  const { user, tokenHash } = c.get('signedIn');
  return { userId: user.id, tokenHash };
};

/** Routes for a shopper's own orders. */
export function registerOrderRoutes(app: App, context: AppContext): void {
  app.use(base, requireUser(context), bodyLimit({ maxSize: bodyMost, onError: refuseLong }));
  app.use(`${base}/*`, requireUser(context));
  app.openapi(place, async (c) => {
    const { order: placed, isNew } = await placeOrder(context, {
      ...shopperOf(c),
      key: c.req.valid('header')['idempotency-key'],
      order: c.req.valid('json'),
    });
    return isNew ? c.json(placed, 201) : c.json(placed, 200);
  });
  app.openapi(list, async (c) => {
    const { state, page, size } = c.req.valid('query');
    const wanted = { userId: c.get('signedIn').user.id, state };
    return c.json(await readOrders(context.database, wanted, { page: page ?? 0, size: size ?? sizeUsual }), 200);
  });
  app.openapi(find, async (c) =>
    c.json(await findOrder(context.database, { userId: c.get('signedIn').user.id, ...c.req.valid('param') }), 200),
  );
  app.openapi(cancel, async (c) =>
    c.json(await cancelOrder(context, { ...shopperOf(c), ...c.req.valid('param') }), 200),
  );
}
