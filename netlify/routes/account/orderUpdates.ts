import { createRoute } from '@hono/zod-openapi';
import {
  orderUpdatesSchema,
  orderUpdatesStateSchema,
  type OrderUpdates,
  type OrderUpdatesState,
} from '../../../src/domain/account/orderUpdatesSchema';
import type { ServiceError } from '../../platform/errors';
import type { AppContext } from '../../services/context/appContext';
import {
  changeOrderUpdates,
  findUpdateRefusals,
  presentOrderUpdates,
} from '../../services/accounts/profile/changeOrderUpdates';
import type { App, AppRequest } from '../http/appEnv';
import { preferredLanguage } from '../http/language';
import { localizedDetail } from '../http/problems/problemDetails';
import { forUser } from '../http/requireUser';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/app/user/order-updates';
const tags = ['Order messages'];
const choices = orderUpdatesSchema.meta({ id: 'OrderUpdates' });
const state = orderUpdatesStateSchema.meta({ id: 'OrderUpdatesState' });

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path,
    ...forUser(context, tags),
    operationId: 'getOrderUpdates',
    summary: 'Get the channels on which the shopper gets messages about their orders',
    description: 'One-time codes and notices about the account are always sent.',
    responses: { 200: jsonResponse('The channels', state), ...problemResponses(401) },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'put',
    path,
    ...forUser(context, tags),
    operationId: 'setOrderUpdates',
    summary: 'Turn messages about orders on or off',
    description: 'A number that replied STOP gets no messages until it sends START.',
    request: jsonBody(choices),
    responses: { 200: jsonResponse('The channels', state), ...problemResponses(400, 401, 413, 415, 422) },
  });

export function registerOrderUpdateRoutes(app: App, context: AppContext): void {
  const present = async (c: AppRequest, updates: OrderUpdates): Promise<OrderUpdatesState> => {
    const { email, sms } = await findUpdateRefusals(context, c.get('signedIn').user);
    const language = preferredLanguage(c.req.header('accept-language'));
    const sentence = (refusal: ServiceError | null) => refusal && localizedDetail(language, refusal.failure);
    return { ...updates, refusals: { email: sentence(email), sms: sentence(sms) } };
  };
  app.openapi(read(context), async (c) => c.json(await present(c, presentOrderUpdates(c.get('signedIn').user)), 200));
  app.openapi(change(context), async (c) =>
    c.json(await present(c, await changeOrderUpdates(context, c.get('signedIn').user.id, c.req.valid('json'))), 200),
  );
}
