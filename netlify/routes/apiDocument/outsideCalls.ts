import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { customerSchema } from '../../../src/domain/order/customerSchema';
import { orderSchema } from '../../../src/domain/order/orderSchema';
import { localeIds } from '../../../src/domain/region/locales';
import { geoResponseSchema } from '../../../src/domain/region/geoResponse';
import type { AppEnv } from '../http/appEnv';
import { jsonBody, jsonResponse, notModified, type CallWords } from '../openapi';
import { catalogProductSchema } from './catalogProduct';

const signature = z.object({
  'webhook-id': z.string(),
  'webhook-timestamp': z.string(),
  'webhook-signature': z.string(),
});

export const orderMessageSchema = z.object({ order: orderSchema, customer: customerSchema });

const webhookBody = (type: string, id: string) =>
  z
    .object({
      type: z.literal(type),
      timestamp: z.iso.datetime(),
      data: orderMessageSchema,
    })
    .meta({ id });

const dispensaryWebhook = (type: string, schemaName: string, words: CallWords) => ({
  method: 'post' as const,
  path: type,
  tags: ['Dispensary'],
  ...words,
  description:
    'Sent to the dispensary’s webhook URL and signed with its secret (Standard Webhooks). Respond with any 2xx status within 10 seconds to acknowledge it. Any other response, including a redirect, is retried under the same id with growing delays, ten times over about a day.',
  request: { headers: signature, ...jsonBody(webhookBody(type, schemaName)) },
  responses: { 200: { description: 'Acknowledged, as with any other 2xx status' } },
});

export function describeOutsideCalls({ openAPIRegistry }: OpenAPIHono<AppEnv>): void {
  openAPIRegistry.registerWebhook(
    dispensaryWebhook('order.placed', 'OrderPlaced', {
      operationId: 'onOrderPlaced',
      summary: 'A shopper placed an order',
    }),
  );
  openAPIRegistry.registerWebhook(
    dispensaryWebhook('order.cancelled', 'OrderCanceled', {
      operationId: 'onOrderCanceled',
      summary: 'A shopper canceled an order',
    }),
  );
  openAPIRegistry.registerWebhook(
    dispensaryWebhook('order.note', 'OrderNoteChanged', {
      operationId: 'onOrderNote',
      summary: 'A shopper changed the note for the driver',
    }),
  );
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/geo',
    tags: ['Service'],
    operationId: 'getLocation',
    summary: 'Detect the visitor’s location and the region to offer',
    description: 'Served by an edge function on the site’s host, based on the visitor’s IP address.',
    responses: { 200: jsonResponse('The location; unknown parts are null', geoResponseSchema) },
  });
  openAPIRegistry.registerPath({
    method: 'get',
    path: '/catalogue/{localeId}.json',
    tags: ['Delivery'],
    operationId: 'getCatalog',
    summary: 'List the products of a country in one of its languages',
    description:
      'A static file on the site’s host, new with each release of the shop. `variants[].id` is the `productVariantId` of all other calls. What a dispensary sells, and for how much, is in the response to `listProviderProducts`.',
    request: { params: z.object({ localeId: z.enum(localeIds) }) },
    responses: { 200: jsonResponse('The products', z.array(catalogProductSchema)), ...notModified },
  });
}
