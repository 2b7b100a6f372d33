import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../../services/context/appContext';
import { receiveBounces } from '../../services/messages/notices/receiveBounces';
import type { App } from '../http/appEnv';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/webhooks/bounces';
const signatureHeader = 'x-twilio-email-event-webhook-signature';
const timestampHeader = 'x-twilio-email-event-webhook-timestamp';

const webhook = createRoute({
  method: 'post',
  path,
  tags: ['Order messages'],
  operationId: 'receiveBounces',
  summary: 'Receive the bounces of emails from Postmark, Mailgun or SendGrid',
  description:
    'Called by the relay of `MAIL_BOUNCES` in its own format, and authenticated its own way. Order updates and stock alerts end for an address whose server refuses it for good. Anything else changes nothing.',
  request: {
    headers: z.object({
      authorization: z.string().optional(),
      [signatureHeader]: z.string().optional(),
      [timestampHeader]: z.string().optional(),
    }),
    ...jsonBody(z.union([z.looseObject({}), z.array(z.looseObject({}))])),
  },
  responses: {
    200: jsonResponse(
      'How many addresses get no more of them',
      z.object({ bounced: z.int().describe('Addresses that get no more of them') }),
    ),
    ...problemResponses(401, 404, 413),
  },
});

/** Responds with 404 when no relay is configured. */
export function registerBounceRoutes(app: App, context: AppContext): void {
  // Described but not validated here: an unsigned body must not be parsed, and a signature covers its raw text.
  app.openAPIRegistry.registerPath(webhook);
  app.post(path, async (c) => {
    const bounced = await receiveBounces(context, {
      body: await c.req.text(),
      authorization: c.req.header('authorization') ?? '',
      signature: c.req.header(signatureHeader) ?? '',
      timestamp: c.req.header(timestampHeader) ?? '',
    });
    return c.json({ bounced }, 200);
  });
}
