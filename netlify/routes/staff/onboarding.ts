import { createRoute, z } from '@hono/zod-openapi';
import {
  newProviderSchema,
  rotateSecretSchema,
  webhookChangeSchema,
  webhookSecretSchema,
  webhookSettingsSchema,
} from '../../../src/domain/staff/onboardingSchema';
import type { AppContext } from '../../services/context/appContext';
import { createProvider } from '../../services/staff/console/createProvider';
import { changeWebhook, readWebhook, rotateSecret } from '../../services/staff/console/webhookSettings';
import type { App } from '../http/appEnv';
import { forStaff } from '../http/requireStaff';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { providerId, staffScope } from './staffParameters';

const providersPath = '/v1/staff/providers';
const webhookPath = '/v1/staff/webhook';
const query = z.object({ providerId });
const secret = webhookSecretSchema.meta({ id: 'WebhookSecret' });
const settings = jsonResponse('Where the messages go', webhookSettingsSchema.meta({ id: 'WebhookSettings' }));
const writeProblems = problemResponses(400, 401, 403, 404, 413, 415, 422);

const guarded = (context: AppContext) => forStaff(context, ['Console onboarding'], 'operator');

const create = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: providersPath,
    ...guarded(context),
    operationId: 'createProvider',
    summary: 'Create a dispensary; the response has its webhook secret, once',
    description: 'For operators. Shoppers find it once it has hours, a zone and products.',
    request: jsonBody(newProviderSchema.meta({ id: 'NewProvider' })),
    responses: {
      201: jsonResponse('The new dispensary’s secret', secret),
      ...problemResponses(400, 401, 403, 409, 413, 415, 422),
    },
  });
const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: webhookPath,
    ...guarded(context),
    operationId: 'getWebhook',
    summary: 'Get where messages to a dispensary go',
    description: 'For operators. Without the secret.',
    request: { query },
    responses: { 200: settings, ...problemResponses(401, 403, 404, 422) },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: webhookPath,
    ...guarded(context),
    operationId: 'setWebhook',
    summary: 'Set where messages to a dispensary go',
    description: 'For operators. Messages wait while there is no URL, and are sent once there is one.',
    request: { query, ...jsonBody(webhookChangeSchema.meta({ id: 'WebhookChange' })) },
    responses: { 200: settings, ...writeProblems },
  });
const rotate = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: `${webhookPath}/secret`,
    ...guarded(context),
    operationId: 'rotateWebhookSecret',
    summary: 'Give a dispensary a new webhook secret, shown once; the one before stays valid for 24 hours',
    description:
      'For operators. Messages to the dispensary are signed with both secrets meanwhile. If the secret has leaked, send `keepPrevious: false`.',
    request: { query, ...jsonBody(rotateSecretSchema.meta({ id: 'RotateSecret' })) },
    responses: { 200: jsonResponse('The new secret', secret), ...writeProblems },
  });

export function registerOnboardingRoutes(app: App, context: AppContext): void {
  app.openapi(create(context), async (c) =>
    c.json(await createProvider(context, c.get('signedInStaff'), c.req.valid('json')), 201),
  );
  app.openapi(read(context), async (c) => {
    const scope = await staffScope(context, c);
    return c.json(await readWebhook(context.database, scope.providerId, context.clock()), 200);
  });
  app.openapi(change(context), async (c) => {
    const scope = await staffScope(context, c);
    return c.json(await changeWebhook(context, scope, c.req.valid('json').webhookUrl), 200);
  });
  app.openapi(rotate(context), async (c) => {
    const scope = await staffScope(context, c);
    return c.json(await rotateSecret(context, scope, c.req.valid('json')), 200);
  });
}
