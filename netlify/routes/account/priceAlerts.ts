import { createRoute } from '@hono/zod-openapi';
import { priceAlertInputSchema, priceAlertSchema } from '../../../src/domain/account/priceAlertSchema';
import { changePriceAlert, readPriceAlert } from '../../services/alerts/prices/changePriceAlert';
import type { AppContext } from '../../services/context/appContext';
import type { App } from '../http/appEnv';
import { forUser, requireSignedUp } from '../http/requireUser';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/app/user/price-alerts';
const tags = ['Price alerts'];
const alert = priceAlertSchema.meta({ id: 'PriceAlert' });

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path,
    ...forUser(context, tags),
    operationId: 'getPriceAlert',
    summary: 'Get the channels of the price alert for favorites',
    description: 'Both channels are false while the alert is off.',
    responses: { 200: jsonResponse('The alert', alert), ...problemResponses(401) },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'put',
    path,
    ...forUser(context, tags, requireSignedUp),
    operationId: 'setPriceAlert',
    summary: 'Turn the alert about cheaper favorites on or off',
    description:
      'Once a day, the prices at dispensaries that deliver to the ZIP code are compared with those of the last 30 days. Drops of 5 % or more are one message. Notifications wait from 8 PM until 8 AM. Email needs a verified address, push a subscribed browser.',
    request: jsonBody(priceAlertInputSchema.meta({ id: 'PriceAlertInput' })),
    responses: { 200: jsonResponse('The alert', alert), ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429) },
  });

export function registerPriceAlertRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) =>
    c.json(await readPriceAlert(context.database, c.get('signedIn').user.id), 200),
  );
  app.openapi(change(context), async (c) =>
    c.json(await changePriceAlert(context, c.get('signedIn').user.id, c.req.valid('json')), 200),
  );
}
