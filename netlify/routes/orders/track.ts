import { createRoute, z } from '@hono/zod-openapi';
import { trackedOrderSchema } from '../../../src/domain/order/trackedOrderSchema';
import { trackOrder } from '../../services/orders/tracking/trackOrder';
import type { AppContext } from '../../services/context/appContext';
import { clientAddress } from '../http/clientAddress';
import type { App } from '../http/appEnv';
import { jsonResponse, problemResponses, notModified } from '../openapi';
import { etags } from '../http/etags';

const track = createRoute({
  method: 'get',
  path: '/v1/track/{token}',
  tags: ['Orders'],
  operationId: 'trackOrder',
  summary: 'Follow an order with the token of its tracking link',
  description: 'Needs no sign-in. A token works until 48 hours after the window, unless the shopper revokes it.',
  request: {
    params: z.object({
      token: z.string().min(1).max(200).openapi({ description: 'The part after `#` in the link’s URL' }),
    }),
  },
  responses: {
    200: jsonResponse('The state of the order', trackedOrderSchema.meta({ id: 'TrackedOrder' })),
    ...notModified,
    ...problemResponses(404, 422, 429),
  },
});

export function registerTrackRoutes(app: App, context: AppContext): void {
  app.on('GET', '/v1/track/:token', etags());
  app.openapi(track, async (c) =>
    c.json(await trackOrder(context, { ...c.req.valid('param'), origin: clientAddress(context, c) }), 200),
  );
}
