import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import {
  pushSubscriptionInputSchema,
  pushKeySchema,
  pushRenewalSchema,
  savedPushSchema,
} from '../../../src/domain/order/pushSubscriptionSchema';
import type { AppContext } from '../../services/context/appContext';
import { renewPush } from '../../services/messages/push/renewPush';
import { removePush, savePush } from '../../services/messages/push/savePush';
import type { App } from '../http/appEnv';
import { bearer, jsonBody, jsonResponse, problemResponses } from '../openapi';
import { clientAddress } from '../http/clientAddress';
import { respondTooLong } from '../http/problems/problems';
import { requireUser, forUser } from '../http/requireUser';

const base = '/v1/app/push';
const tags = ['Order alerts'];
const limitBody = bodyLimit({ maxSize: 8 * 1024, onError: respondTooLong });

const key = createRoute({
  method: 'get',
  path: `${base}/key`,
  tags,
  operationId: 'getPushKey',
  summary: 'Get the public key for push subscriptions; null when alerts are off',
  description: 'The `applicationServerKey` for `pushManager.subscribe()`.',
  responses: { 200: jsonResponse('The public VAPID key (RFC 8292)', pushKeySchema), ...problemResponses() },
});
const save = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: `${base}/subscriptions`,
    tags,
    operationId: 'subscribePush',
    summary: 'Subscribe this browser to order updates',
    description:
      'The subscription lasts until the session ends; repeating the call refreshes it. A browser subscribed for another account is moved to this one. An account can have ten browsers; another one replaces the one seen longest ago.',
    security: bearer,
    middleware: [requireUser(context), limitBody] as const,
    request: jsonBody(pushSubscriptionInputSchema.meta({ id: 'PushSubscription' })),
    responses: {
      200: jsonResponse('The subscription is saved', savedPushSchema),
      ...problemResponses(400, 401, 409, 413, 415, 422),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${base}/subscriptions/{subscriptionId}`,
    ...forUser(context, tags),
    operationId: 'unsubscribePush',
    summary: 'Unsubscribe one of the shopper’s browsers',
    description: 'Pending alerts for this browser are dropped. Signing out does the same.',
    request: { params: z.object({ subscriptionId: z.string().max(100) }) },
    responses: { 204: { description: 'The browser is unsubscribed' }, ...problemResponses(401, 404, 413, 422) },
  });
const renew = createRoute({
  method: 'post',
  path: `${base}/renewals`,
  tags,
  operationId: 'renewPush',
  summary: 'Replace a subscription that the browser renewed',
  description: 'For service workers, which have no token: the old subscription’s secret authenticates the call.',
  middleware: limitBody,
  request: jsonBody(pushRenewalSchema.meta({ id: 'PushRenewal' })),
  responses: {
    204: { description: 'The new subscription is saved' },
    ...problemResponses(400, 404, 409, 413, 415, 422, 429),
  },
});

export function registerPushRoutes(app: App, context: AppContext): void {
  app.openapi(key, (c) => c.json({ publicKey: context.push?.publicKey ?? null }, 200));
  app.openapi(save(context), async (c) => {
    const { user, tokenHash } = c.get('signedIn');
    const { localeId, ...subscription } = c.req.valid('json');
    return c.json({ id: await savePush(context, { userId: user.id, tokenHash, subscription, localeId }) }, 200);
  });
  app.openapi(remove(context), async (c) => {
    await removePush(context, { userId: c.get('signedIn').user.id, ...c.req.valid('param') });
    return c.body(null, 204);
  });
  app.openapi(renew, async (c) => {
    await renewPush(context, { ...c.req.valid('json'), origin: clientAddress(context, c) });
    return c.body(null, 204);
  });
}
