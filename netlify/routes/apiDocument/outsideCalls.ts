import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { customerSchema } from '../../../src/domain/order/customerSchema';
import { orderSchema } from '../../../src/domain/order/orderSchema';
import { geoAnswerSchema } from '../../../src/domain/region/geoAnswer';
import type { AppEnv } from '../appEnv';
import { jsonBody, jsonResponse } from '../openapi';

const signature = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});

const outgoing = (type: string) =>
  z.object({
    type: z.literal(type),
    timestamp: z.iso.datetime(),
    data: z.object({ order: orderSchema, customer: customerSchema }),
  });

const news = (type: string, summary: string) => ({
  method: 'post' as const,
  path: type,
  tags: ['Dispensary'],
  summary,
  description:
    'Sent to the dispensary’s own address, signed by Standard Webhooks with its secret. Any 2xx answer within 10 seconds takes it; anything else, a redirect too, is tried again at growing pauses, ten times over about a day, under the same id.',
  request: { headers: signature, ...jsonBody(outgoing(type)) },
  responses: { 200: { description: 'Taken; so is any other 2xx' } },
});

/** Describes the parts of the API that the router does not handle: outgoing webhooks and the site's edge function. */
export function describeOutsideCalls({ openAPIRegistry }: OpenAPIHono<AppEnv>): void {
  openAPIRegistry.registerWebhook(news('order.placed', 'A shopper placed an order'));
  openAPIRegistry.registerWebhook(news('order.cancelled', 'A shopper cancelled an order'));
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/geo',
    tags: ['Service'],
    summary: 'Where the visitor seems to be, and which region to offer',
    description: 'Answered at the edge of the site’s own host, by the address of the visitor.',
    responses: { 200: jsonResponse('Unknown parts are null', geoAnswerSchema) },
  });
}
