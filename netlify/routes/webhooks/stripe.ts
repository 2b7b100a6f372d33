import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../../services/context/appContext';
import { receiveBillingEvent } from '../../services/accounts/membership/receiveBillingEvent';
import type { App } from '../http/appEnv';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/webhooks/stripe';

const webhook = createRoute({
  method: 'post',
  path,
  tags: ['Membership'],
  operationId: 'receiveStripeEvent',
  summary: 'Receive a Stripe event, signed with the endpoint’s secret',
  description:
    'Called by Stripe. Only the ids in an event are used; the objects are read from Stripe, so events may come late, twice and in any order.',
  request: {
    headers: z.object({ 'stripe-signature': z.string() }),
    ...jsonBody(z.looseObject({ id: z.string(), type: z.string(), data: z.looseObject({}) })),
  },
  responses: {
    200: jsonResponse(
      'Processed now, or earlier (`isDuplicate`)',
      z.object({ isDuplicate: z.boolean(), duplicate: z.boolean().meta({ deprecated: true }) }),
    ),
    ...problemResponses(401, 404, 413, 422, 503),
  },
});

/** Responds with 404 when Stripe is not configured. */
export function registerStripeRoutes(app: App, context: AppContext): void {
  // Described but not validated here: an unsigned body must not be parsed, and the signature covers its raw text.
  app.openAPIRegistry.registerPath(webhook);
  app.post(path, async (c) => {
    const signature = c.req.header('stripe-signature') ?? '';
    const received = await receiveBillingEvent(context, { body: await c.req.text(), signature });
    if (received.duplicate) c.set('outcome', 'duplicate');
    return c.json({ isDuplicate: received.duplicate, ...received }, 200);
  });
}
