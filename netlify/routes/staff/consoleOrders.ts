import { createRoute, z } from '@hono/zod-openapi';
import { etags } from '../http/etags';
import { countedListSchema } from '../../../src/domain/api/listSchema';
import { orderStatuses, type OrderStatus } from '../../../src/domain/order/orderStatus';
import {
  consoleOrderSchema,
  consoleOrdersSchema,
  orderEtaSchema,
  orderMoveSchema,
} from '../../../src/domain/staff/consoleOrderSchema';
import type { AppContext } from '../../services/context/appContext';
import { confirmIdAsStaff, viewIdAsStaff } from '../../services/staff/console/idPhotoAsStaff';
import { listConsoleOrders } from '../../services/staff/console/listConsoleOrders';
import { moveAsStaff, setEtaAsStaff } from '../../services/staff/console/moveAsStaff';
import { readConsoleOrder } from '../../services/staff/console/orderInScope';
import { orderUnknown } from '../../services/orders/listing/findOrder';
import { respondWithIdPhoto } from '../account/idImages';
import type { App } from '../http/appEnv';
import { forStaff } from '../http/requireStaff';
import { listQuery, listResponse, respondWithList } from '../http/lists';
import { pagingQuery, timeCursor } from '../http/paging';
import { jsonBody, jsonResponse, problemResponses, notModified } from '../openapi';
import { actionHeaders, providerId, parseActionHeaders, staffScope } from './staffParameters';

const base = '/v1/staff/orders';
const maxSize = 200;
const defaultSize = 50;

const order = consoleOrderSchema.meta({ id: 'ConsoleOrder' });
const image = z.string().openapi({ type: 'string', format: 'binary' });
const params = z.object({ orderNumber: z.string().max(40) });
const query = z.object({ providerId });

const statuses = z
  .string()
  .max(200)
  .regex(new RegExp(`^(${orderStatuses.join('|')})(,(${orderStatuses.join('|')}))*$`), 'expected statuses with commas')
  .optional()
  .openapi({ description: 'Only orders in one of these statuses, separated by commas', example: 'PLACED,ACCEPTED' });

const guarded = (context: AppContext) => forStaff(context, ['Console orders']);

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: base,
    ...guarded(context),
    operationId: 'listStaffOrders',
    summary: `List a dispensary’s orders, newest first, in pages of ${defaultSize} or \`size\`, at most ${maxSize}`,
    description: 'To poll, send the `ETag` of the last response as `If-None-Match`.',
    request: {
      headers: z.object({ 'if-none-match': z.string().max(200).optional() }),
      query: z.object({
        providerId,
        state: z.enum(['open', 'past']).optional().openapi({ description: 'Only open or only past orders' }),
        status: statuses,
        search: z
          .string()
          .max(100)
          .optional()
          .openapi({ description: 'The start of an order number, or words of the customer’s name' }),
        ...pagingQuery({ defaultSize, maxSize }),
        cursor: timeCursor,
        ...listQuery,
      }),
    },
    responses: {
      200: listResponse('One page of orders', {
        list: countedListSchema(order).meta({ id: 'ConsoleOrderList' }),
        earlier: consoleOrdersSchema.meta({ id: 'ConsoleOrders' }),
      }),
      ...notModified,
      ...problemResponses(401, 404, 422),
    },
  });
const find = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/{orderNumber}`,
    ...guarded(context),
    operationId: 'getStaffOrder',
    summary: 'Get one of a dispensary’s orders',
    description: 'Another dispensary’s order gives the same 404 as an unknown one.',
    request: { params, query },
    responses: { 200: jsonResponse('The order', order), ...problemResponses(401, 404, 422) },
  });
const move = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: `${base}/{orderNumber}/status`,
    ...guarded(context),
    operationId: 'moveOrder',
    summary: 'Accept, pack, send, complete, decline or cancel an order',
    description: 'A 409 has the `order` as it is now, because somebody else changed it first.',
    request: { params, query, headers: actionHeaders, ...jsonBody(orderMoveSchema.meta({ id: 'OrderMove' })) },
    responses: {
      200: jsonResponse('The order after the change', order),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });
const eta = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: `${base}/{orderNumber}/eta`,
    ...guarded(context),
    operationId: 'setOrderEta',
    summary: 'Tell the shopper when a packed order arrives',
    description: 'Replaces an earlier time. At most three hours long, and not in the past.',
    request: { params, query, headers: actionHeaders, ...jsonBody(orderEtaSchema.meta({ id: 'OrderEta' })) },
    responses: {
      200: jsonResponse('The order after the change', order),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });
const photo = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/{orderNumber}/id-photo`,
    ...guarded(context),
    operationId: 'getOrderIdPhoto',
    summary: 'Look at the ID photo for an open order; every view is logged',
    description: 'A JPEG with a watermark of order, dispensary and time. After the order has ended: 409 `order_ended`.',
    request: { params, query },
    responses: {
      200: {
        description: 'The photo, watermarked with order, dispensary and time; never cached',
        content: { 'image/jpeg': { schema: image } },
      },
      ...problemResponses(401, 404, 409, 422),
    },
  });
const confirmId = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: `${base}/{orderNumber}/confirm-id`,
    ...guarded(context),
    operationId: 'confirmOrderId',
    summary: 'Confirm that the ID photo shows a person of 21 or over with the order’s name',
    description: 'Only after the photo was viewed. The driver sees that it was confirmed, and never the photo.',
    request: { params, query, headers: actionHeaders },
    responses: { 200: jsonResponse('The order', order), ...problemResponses(401, 404, 409, 413, 422) },
  });

export function registerConsoleOrderRoutes(app: App, context: AppContext): void {
  app.on('GET', base, etags());
  app.openapi(list(context), async (c) => {
    const { status, ...filter } = c.req.valid('query');
    const { nextCursor, ...found } = await listConsoleOrders(context, {
      ...filter,
      ...(await staffScope(context, c)),
      statuses: status?.split(',') as OrderStatus[] | undefined,
    });
    const { orders: items, total } = found;
    return respondWithList(c, { list: { items, nextCursor, total }, earlier: found });
  });
  app.openapi(find(context), async (c) => {
    const scoped = { ...c.req.valid('param'), ...(await staffScope(context, c)) };
    return c.json(await readConsoleOrder(context.database, scoped, context.clock()), 200);
  });
  app.openapi(move(context), async (c) => {
    const moved = await moveAsStaff(context, {
      ...c.req.valid('param'),
      ...(await staffScope(context, c)),
      ...parseActionHeaders(c.req.valid('header')),
      move: c.req.valid('json'),
    });
    return c.json(moved, 200);
  });
  app.openapi(eta(context), async (c) => {
    const changed = await setEtaAsStaff(context, {
      ...c.req.valid('param'),
      ...(await staffScope(context, c)),
      ...parseActionHeaders(c.req.valid('header')),
      eta: c.req.valid('json'),
    });
    return c.json(changed, 200);
  });
  app.openapi(photo(context), async (c) => {
    // A preview must not be logged as a view.
    if (c.req.method === 'HEAD' || c.req.header('sec-purpose')) throw orderUnknown();
    const scoped = { ...c.req.valid('param'), ...(await staffScope(context, c)) };
    return respondWithIdPhoto(c, await viewIdAsStaff(context, scoped));
  });
  app.openapi(confirmId(context), async (c) => {
    const scoped = { ...c.req.valid('param'), ...(await staffScope(context, c)) };
    const confirmation = { ...scoped, ...parseActionHeaders(c.req.valid('header')) };
    return c.json(await confirmIdAsStaff(context, confirmation), 200);
  });
}
