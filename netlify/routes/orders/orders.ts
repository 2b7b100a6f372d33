import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { etags } from '../http/etags';
import { cancelOrder } from '../../services/orders/moves/cancelOrder';
import { changeNote } from '../../services/orders/moves/changeNote';
import { findOrder } from '../../services/orders/listing/findOrder';
import { placeOrder } from '../../services/orders/placing/placeOrder';
import { readTrackingLink, shareTracking } from '../../services/orders/tracking/shareTracking';
import { readOrders } from '../../services/orders/listing/readOrders';
import { listSchema } from '../../../src/domain/api/listSchema';
import { changeNoteSchema, orderSchema, placeOrderSchema } from '../../../src/domain/order/orderSchema';
import { trackingLinkSchema } from '../../../src/domain/order/trackedOrderSchema';
import type { AppContext } from '../../services/context/appContext';
import type { App, AppRequest } from '../http/appEnv';
import { clientNetwork } from '../../platform/clientNetwork';
import { clientAddress } from '../http/clientAddress';
import { preferredLanguage } from '../http/language';
import { bearer, jsonBody, jsonResponse, problemResponses, notModified, type CallWords } from '../openapi';
import { respondTooLong } from '../http/problems/problems';
import { requireUser, forUser } from '../http/requireUser';
import { listQuery, listResponse, respondWithList } from '../http/lists';
import { createTimeCursor } from '../../platform/timeCursor';
import { pagingQuery, timeCursor } from '../http/paging';

const base = '/v1/app/orders';
const maxBodyBytes = 64 * 1024;
const maxSize = 100;
const defaultSize = 20;

const tags = ['Orders'];
const order = orderSchema.meta({ id: 'Order' });
const orderParams = z.object({ providerId: z.string().max(100), detailsId: z.string().max(100) });
const key = z
  .string({ error: 'expected an Idempotency-Key header' })
  .regex(/^[\x21-\x7e]{1,200}$/, 'expected 1 to 200 printable characters without spaces')
  .openapi({ description: 'A unique key the client creates for each order. A repeated key returns the same order.' });

const place = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: base,
    tags,
    operationId: 'placeOrder',
    summary: 'Place an order',
    description:
      'Everything is checked again: stock, prices, window, address, age and limits. Send the prices that the shopper saw; if one has changed, the call fails with 409 `order_changed`, and `changes` has the new figures. A repeat with the same `Idempotency-Key` and body returns the first order with status 200; with another body it fails with 422 `idempotency_mismatch`.',
    security: bearer,
    middleware: [requireUser(context), bodyLimit({ maxSize: maxBodyBytes, onError: respondTooLong })] as const,
    request: { headers: z.object({ 'idempotency-key': key }), ...jsonBody(placeOrderSchema) },
    responses: {
      200: jsonResponse('The order placed earlier with this key', order),
      201: jsonResponse('The new order', order),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429, 502, 503),
    },
  });

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: base,
    ...forUser(context, tags),
    operationId: 'listOrders',
    summary: `List the shopper’s orders, newest first, in pages of ${defaultSize} or \`size\`, at most ${maxSize}`,
    description: 'A page past the end is empty.',
    request: {
      query: z.object({
        state: z.enum(['open', 'past']).optional().openapi({ description: 'Only open or only past orders' }),
        ...pagingQuery({ defaultSize, maxSize }),
        cursor: timeCursor,
        ...listQuery,
      }),
    },
    responses: {
      200: listResponse('One page of orders, all or those in the given state; empty after the last page', {
        list: listSchema(order).meta({ id: 'OrderList' }),
        earlier: z.array(order),
      }),
      ...problemResponses(401, 422),
    },
  });

const find = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/{providerId}/{detailsId}`,
    ...forUser(context, tags),
    operationId: 'getOrder',
    summary: 'Get one of the shopper’s orders',
    description:
      'To poll, send the `ETag` of the last response as `If-None-Match`. Another shopper’s order gives the same 404 as an unknown one.',
    request: { params: orderParams },
    responses: { 200: jsonResponse('The order', order), ...notModified, ...problemResponses(401, 404, 422) },
  });

const cancel = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: `${base}/{providerId}/{detailsId}/cancel`,
    ...forUser(context, tags),
    operationId: 'cancelOrder',
    summary: 'Cancel an order while it is PLACED',
    description: 'The dispensary gets an `order.cancelled` message. Stock, window and used credit are released.',
    request: { params: orderParams },
    responses: { 200: jsonResponse('The canceled order', order), ...problemResponses(401, 404, 409, 413, 422) },
  });

const change = (context: AppContext) =>
  createRoute({
    method: 'patch',
    path: `${base}/{providerId}/{detailsId}`,
    ...forUser(context, tags),
    operationId: 'changeOrderNote',
    summary: 'Change the driver’s note until the order is packed',
    description: 'The dispensary gets an `order.note` message. Later changes fail with 409 `order_status_conflict`.',
    request: { params: orderParams, ...jsonBody(changeNoteSchema) },
    responses: {
      200: jsonResponse('The changed order', order),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429),
    },
  });

const trackingLink = (context: AppContext, method: 'get' | 'post' | 'delete', words: CallWords) =>
  createRoute({
    method,
    path: `${base}/{providerId}/{detailsId}/tracking-link`,
    ...forUser(context, tags),
    ...words,
    request: { params: orderParams },
    responses: {
      200: jsonResponse('The link, if it is shared', trackingLinkSchema.meta({ id: 'TrackingLink' })),
      ...problemResponses(401, 404, 422, ...(method === 'get' ? [] : [413 as const])),
    },
  });
const readLink = (context: AppContext) =>
  trackingLink(context, 'get', {
    operationId: 'getTrackingLink',
    summary: 'Get the link that follows the order without signing in',
    description: 'Whoever has the link sees status, window and arrival, but neither name nor address.',
  });
const startLink = (context: AppContext) =>
  trackingLink(context, 'post', {
    operationId: 'shareTrackingLink',
    summary: 'Share the order’s tracking link',
    description:
      'Idempotent: an order that is shared already keeps its link, unless that cannot be shown anymore. Then the new link replaces it.',
  });
const stopLink = (context: AppContext) =>
  trackingLink(context, 'delete', {
    operationId: 'revokeTrackingLink',
    summary: 'Stop sharing the order’s tracking link; the next one differs',
    description: 'Idempotent. `trackOrder` gives a 404 from then on.',
  });

const readShopper = (c: AppRequest) => {
  const { user, tokenHash } = c.get('signedIn');
  return { userId: user.id, tokenHash };
};

export function registerOrderRoutes(app: App, context: AppContext): void {
  app.on('GET', `${base}/:providerId/:detailsId`, etags());
  app.openapi(place(context), async (c) => {
    const body = c.req.valid('json');
    const language = preferredLanguage(c.req.header('accept-language'));
    const { order: placed, isNew } = await placeOrder(context, {
      ...readShopper(c),
      network: clientNetwork(clientAddress(context, c)),
      key: c.req.valid('header')['idempotency-key'],
      order: { ...body, localeId: body.localeId ?? (language === 'fr' ? 'fr-CA' : 'en-US') },
    });
    return isNew ? c.json(placed, 201) : c.json(placed, 200);
  });
  app.openapi(list(context), async (c) => {
    const { state, cursor, page, size } = c.req.valid('query');
    const filter = { userId: c.get('signedIn').user.id, state, cursor };
    const offset = cursor === undefined ? page * size : 0;
    const found = await readOrders(context.database, filter, { offset, limit: size + 1 });
    const items = found.slice(0, size);
    const last = found.length > size ? items.at(-1) : undefined;
    const nextCursor = last ? createTimeCursor({ at: new Date(last.placedAt), id: last.orderLogId }) : null;
    return respondWithList(c, { list: { items, nextCursor }, earlier: items });
  });
  app.openapi(find(context), async (c) =>
    c.json(await findOrder(context.database, { userId: c.get('signedIn').user.id, ...c.req.valid('param') }), 200),
  );
  app.openapi(cancel(context), async (c) =>
    c.json(await cancelOrder(context, { ...readShopper(c), ...c.req.valid('param') }), 200),
  );
  app.openapi(change(context), async (c) =>
    c.json(await changeNote(context, { ...readShopper(c), ...c.req.valid('param'), ...c.req.valid('json') }), 200),
  );
  app.openapi(readLink(context), async (c) =>
    c.json(await readTrackingLink(context, { userId: c.get('signedIn').user.id, ...c.req.valid('param') }), 200),
  );
  const share = (c: AppRequest, name: z.infer<typeof orderParams>, isShared: boolean) =>
    shareTracking(context, { ...readShopper(c), ...name, isShared });
  app.openapi(startLink(context), async (c) => c.json(await share(c, c.req.valid('param'), true), 200));
  app.openapi(stopLink(context), async (c) => c.json(await share(c, c.req.valid('param'), false), 200));
}
