import { createRoute, z } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { decodeSignedBody } from '../../platform/webhooks/webhooks';
import type { AppContext } from '../../services/context/appContext';
import { dispensaryResponseSchema, dispensaryMessageSchema } from '../../services/staff/dispensary/dispensaryMessage';
import { receiveMessage } from '../../services/staff/dispensary/receiveMessage';
import type { App } from '../http/appEnv';
import { clientAddress } from '../http/clientAddress';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { respondTooLong } from '../http/problems/problems';

const maxBodyBytes = 64 * 1024;
const signatureHeaders = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});

const webhook = createRoute({
  method: 'post',
  path: '/v1/webhooks/dispensary/{providerId}',
  tags: ['Dispensary'],
  operationId: 'sendDispensaryMessage',
  summary: 'Send a message from a dispensary, signed with its secret (Standard Webhooks)',
  description:
    'A repeated id does nothing. Stock, prices, moves and arrival times that are older than the known ones, by `data.asOf` or else `timestamp`, are ignored and answered with `isStale`. Without either, messages count in the order of their arrival.',
  request: {
    params: z.object({ providerId: z.string() }),
    headers: signatureHeaders,
    ...jsonBody(dispensaryMessageSchema.meta({ id: 'DispensaryMessage' })),
  },
  responses: {
    200: jsonResponse('Processed now, or earlier (`isDuplicate`)', dispensaryResponseSchema),
    ...problemResponses(400, 401, 404, 409, 413, 422),
  },
});

export function registerDispensaryRoutes(app: App, context: AppContext): void {
  // Described but not validated here: an unsigned body must not be parsed, and the signature covers its raw text.
  app.openAPIRegistry.registerPath(webhook);
  app.post(
    '/v1/webhooks/dispensary/:providerId',
    bodyLimit({ maxSize: maxBodyBytes, onError: respondTooLong }),
    async (c) => {
      const result = await receiveMessage(context, {
        providerId: c.req.param('providerId'),
        headers: Object.fromEntries(c.req.raw.headers),
        body: decodeSignedBody(await c.req.arrayBuffer()),
        origin: clientAddress(context, c),
      });
      c.set('outcome', result.duplicate ? 'duplicate' : 'taken');
      return c.json({ isDuplicate: result.duplicate, isStale: result.stale, ...result }, 200);
    },
  );
}
