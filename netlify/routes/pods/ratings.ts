import { createRoute, z } from '@hono/zod-openapi';
import { saveRating, removeRating } from '../../services/pods/ratings/changeRating';
import { ratingInputSchema, ratingSchema } from '../../../src/domain/rating/ratingSchema';
import type { AppContext } from '../../services/context/appContext';
import { findRating } from '../../services/pods/ratings/findRating';
import type { App } from '../http/appEnv';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { requireSignedUp, forUser } from '../http/requireUser';

const path = '/v1/app/user/pods/{podKey}/rating';
const tags = ['Pods'];
const podParams = z.object({ podKey: z.string().max(64) });
const rating = jsonResponse('The rating', ratingSchema.meta({ id: 'Rating' }));

const find = (context: AppContext) =>
  createRoute({
    method: 'get',
    path,
    ...forUser(context, tags),
    operationId: 'getPodRating',
    summary: 'Get the shopper’s rating of a pod',
    description: 'Gives a 404 if the pod is not on the shopper’s list or not rated yet.',
    request: { params: podParams },
    responses: { 200: rating, ...problemResponses(401, 404, 422) },
  });
const save = (context: AppContext) =>
  createRoute({
    method: 'put',
    path,
    ...forUser(context, tags, requireSignedUp),
    operationId: 'ratePod',
    summary: 'Rate a pod, or change the rating within 30 days',
    description:
      'Replaces the whole rating. The 30 days start with the first rating; `changeableUntil` in the response is their end.',
    request: { params: podParams, ...jsonBody(ratingInputSchema.meta({ id: 'RatingInput' })) },
    responses: { 200: rating, ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429) },
  });

const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path,
    ...forUser(context, tags),
    operationId: 'withdrawPodRating',
    summary: 'Withdraw the shopper’s rating of a pod',
    description: 'Possible at any time, also after the 30 days. Idempotent.',
    request: { params: podParams },
    responses: {
      204: { description: 'There is no rating anymore' },
      ...problemResponses(401, 404, 413, 422, 429),
    },
  });

export function registerRatingRoutes(app: App, context: AppContext): void {
  app.openapi(find(context), async (c) =>
    c.json(await findRating(context, { userId: c.get('signedIn').user.id, ...c.req.valid('param') }), 200),
  );
  app.openapi(save(context), async (c) => {
    const request = { userId: c.get('signedIn').user.id, ...c.req.valid('param'), rating: c.req.valid('json') };
    return c.json(await saveRating(context, request), 200);
  });
  app.openapi(remove(context), async (c) => {
    await removeRating(context, { userId: c.get('signedIn').user.id, ...c.req.valid('param') });
    return c.body(null, 204);
  });
}
