import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import { readReservedSlots } from '../../services/orders/listing/readReservedSlots';
import { reservedSlotsSchema } from '../../../src/domain/delivery/providerSchema';
import { orderTypes } from '../../../src/domain/order/orderStatus';
import type { AppContext } from '../../services/context/appContext';
import type { App } from '../http/appEnv';
import { forUser } from '../http/requireUser';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { problemResponses } from '../openapi';

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/reserved-slots',
    ...forUser(context, ['Orders']),
    operationId: 'listReservedSlots',
    summary: 'List the slots of a dispensary that are full for this shopper alone',
    description:
      'Their last places are kept for accounts with a completed order. Treat them like `fullSlots` when you show windows.',
    request: {
      query: z.object({
        providerId: z.string().max(100),
        orderType: z.enum(orderTypes).default('delivery'),
        ...listQuery,
      }),
    },
    responses: {
      200: listResponse(
        'The starts of slots whose last places are reserved for accounts with a completed order; empty for those accounts',
        {
          list: listSchema(reservedSlotsSchema.shape.slotStarts.element).meta({ id: 'ReservedSlotList' }),
          earlier: reservedSlotsSchema.meta({ id: 'ReservedSlots' }),
        },
      ),
      ...problemResponses(401, 404, 422),
    },
  });

/** Separate from the public slots, because these differ between shoppers. */
export function registerReservedSlotRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => {
    const request = { userId: c.get('signedIn').user.id, ...c.req.valid('query') };
    const slotStarts = await readReservedSlots(context, request);
    return respondWithList(c, { list: complete(slotStarts), earlier: { slotStarts } });
  });
}
