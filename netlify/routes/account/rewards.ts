import { createRoute, z } from '@hono/zod-openapi';
import { rewardsSchema } from '../../../src/domain/account/rewardSchema';
import type { AppContext } from '../../services/context/appContext';
import { readRewards } from '../../services/accounts/rewards/readRewards';
import type { App } from '../http/appEnv';
import { forUser } from '../http/requireUser';
import { jsonResponse, problemResponses } from '../openapi';

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/rewards',
    ...forUser(context, ['Rewards']),
    operationId: 'getRewards',
    summary: 'Get the shopper’s referral code and credit',
    description:
      'With `providerId`, the response has `minimumTotal`, the least subtotal of an order there that uses credit.',
    request: { query: z.object({ providerId: z.string().max(100).optional() }) },
    responses: {
      200: jsonResponse(
        'The code and credit; with a `providerId`, also its minimum',
        rewardsSchema.meta({ id: 'Rewards' }),
      ),
      ...problemResponses(401, 404, 422),
    },
  });

export function registerRewardRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => {
    const { providerId } = c.req.valid('query');
    return c.json(await readRewards(context, { userId: c.get('signedIn').user.id, providerId }), 200);
  });
}
