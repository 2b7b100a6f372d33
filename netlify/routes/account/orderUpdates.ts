import { createRoute } from '@hono/zod-openapi';
import { orderUpdatesSchema } from '../../../src/domain/account/orderUpdatesSchema';
import type { AppContext } from '../../services/appContext';
import { changeOrderUpdates, presentOrderUpdates } from '../../services/users/changeOrderUpdates';
import type { App } from '../http/appEnv';
import { requireUser } from '../http/requireUser';
import { bearer, jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/app/user/order-updates';
const tags = ['Order messages'];
const choices = orderUpdatesSchema.meta({ id: 'OrderUpdates' });

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path,
    tags,
    summary: 'Get the channels on which the shopper gets messages about their orders',
    security: bearer,
    middleware: requireUser(context),
    responses: { 200: jsonResponse('The channels', choices), ...problemResponses(401) },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'put',
    path,
    tags,
    summary: 'Turn messages about orders on or off',
    security: bearer,
    middleware: requireUser(context),
    request: jsonBody(choices),
    responses: { 200: jsonResponse('The channels', choices), ...problemResponses(400, 401, 413, 415, 422) },
  });

export function registerOrderUpdateRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), (c) => c.json(presentOrderUpdates(c.get('signedIn').user), 200));
  app.openapi(change(context), async (c) =>
    c.json(await changeOrderUpdates(context, c.get('signedIn').user.id, c.req.valid('json')), 200),
  );
}
