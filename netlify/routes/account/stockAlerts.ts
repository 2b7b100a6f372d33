import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import {
  stockAlertInputSchema,
  stockAlertSchema,
  stockAlertsSchema,
} from '../../../src/domain/account/stockAlertSchema';
import type { AppContext } from '../../services/context/appContext';
import { addAlert, removeAlert } from '../../services/alerts/changeAlerts';
import { listAlerts } from '../../services/alerts/listAlerts';
import type { App } from '../http/appEnv';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { requireSignedUp, forUser } from '../http/requireUser';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/app/user/stock-alerts';
const tags = ['Stock alerts'];

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path,
    ...forUser(context, tags),
    operationId: 'listStockAlerts',
    summary: 'Get the shopper’s alerts that have not been sent yet, newest first',
    description: 'An alert leaves the list once its message was sent.',
    request: { query: z.object(listQuery) },
    responses: {
      200: listResponse('The alerts', {
        list: listSchema(stockAlertSchema.meta({ id: 'StockAlert' })).meta({ id: 'StockAlertList' }),
        earlier: stockAlertsSchema.meta({ id: 'StockAlerts' }),
      }),
      ...problemResponses(401, 422),
    },
  });
const add = (context: AppContext) =>
  createRoute({
    method: 'post',
    path,
    ...forUser(context, tags, requireSignedUp),
    operationId: 'addStockAlert',
    summary: 'Ask to be told when a variant is back in stock',
    description:
      'One message when a dispensary that delivers to the ZIP code has the variant again. Each channel is an alert of its own; another ZIP code replaces the previous one of the variant and channel. Email and text messages need a verified contact, push a subscribed browser. Text messages and pushes wait until 8 AM.',
    request: jsonBody(stockAlertInputSchema.meta({ id: 'StockAlertInput' })),
    responses: {
      200: jsonResponse('The alert', stockAlertSchema.meta({ id: 'StockAlert' })),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${path}/{alertId}`,
    ...forUser(context, tags),
    operationId: 'removeStockAlert',
    summary: 'Remove an alert',
    description: 'An alert whose message was sent gives a 404.',
    request: { params: z.object({ alertId: z.uuid() }) },
    responses: { 204: { description: 'The alert was removed' }, ...problemResponses(401, 404, 413, 422, 429) },
  });

export function registerStockAlertRoutes(app: App, context: AppContext): void {
  app.openapi(list(context), async (c) => {
    const alerts = await listAlerts(context, c.get('signedIn').user.id);
    return respondWithList(c, { list: complete(alerts), earlier: { alerts } });
  });
  app.openapi(add(context), async (c) =>
    c.json(await addAlert(context, c.get('signedIn').user.id, c.req.valid('json')), 200),
  );
  app.openapi(remove(context), async (c) => {
    const { alertId } = c.req.valid('param');
    await removeAlert(context, { userId: c.get('signedIn').user.id, id: alertId });
    return c.body(null, 204);
  });
}
