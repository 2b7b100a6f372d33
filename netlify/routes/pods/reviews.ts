import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import { reviewsOnPage } from '../../../src/domain/rating/review';
import {
  ownReviewSchema,
  publicReviewSchema,
  reviewedProductSchema,
  reviewInputSchema,
} from '../../../src/domain/rating/reviewSchema';
import type { AppContext } from '../../services/context/appContext';
import { ratingsTag, variantRatingsTag } from '../../services/jobs/sharedResponses/tags';
import { requireSoldPod } from '../../services/pods/ratings/soldPods';
import { removeReview, saveReview } from '../../services/pods/reviews/changeReview';
import { listReviewedPods, listReviews } from '../../services/pods/reviews/findReviews';
import type { App } from '../http/appEnv';
import { timeCursor } from '../http/paging';
import { forUser, requireSignedUp } from '../http/requireUser';
import { shareResponse } from '../http/sharedResponses';
import { jsonBody, jsonResponse, notModified, problemResponses } from '../openapi';

const path = '/v1/app/user/pods/{podKey}/review';
const podParams = z.object({ podKey: z.string().max(64) });
const pageSize = 10;
const podsOnPage = 500;
const slugCursor = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+$/, 'expected the `nextCursor` of a page')
  .optional()
  .openapi({ example: 'blue-ridge' });

const listPods = createRoute({
  method: 'get',
  path: '/v1/app/reviews',
  tags: ['Ratings'],
  operationId: 'listReviewedProducts',
  summary: `List the pods with published reviews, each with the newest ${reviewsOnPage}, in pages of ${podsOnPage}`,
  description:
    'For builds of the site, whose pages have these reviews in their HTML. For the next page, send `nextCursor` of the last one as `cursor`.',
  request: { query: z.object({ cursor: slugCursor }) },
  responses: {
    200: jsonResponse(
      'The pods, by slug',
      listSchema(reviewedProductSchema.meta({ id: 'ReviewedProduct' })).meta({ id: 'ReviewedProductList' }),
    ),
    ...notModified,
    ...problemResponses(422),
  },
});
const list = createRoute({
  method: 'get',
  path: '/v1/app/ratings/{slug}/reviews',
  tags: ['Ratings'],
  operationId: 'listProductReviews',
  summary: `List the published reviews of a pod, newest first, in pages of ${pageSize}`,
  description:
    'One review per owner and pod, whatever its stars. For the next page, send `nextCursor` of the last one as `cursor`.',
  request: { params: z.object({ slug: z.string().max(100) }), query: z.object({ cursor: timeCursor }) },
  responses: {
    200: jsonResponse(
      'One page of reviews',
      listSchema(publicReviewSchema.meta({ id: 'Review' })).meta({ id: 'ReviewList' }),
    ),
    ...notModified,
    ...problemResponses(404, 422),
  },
});
const save = (context: AppContext) =>
  createRoute({
    method: 'put',
    path,
    ...forUser(context, ['Pods'], requireSignedUp),
    operationId: 'reviewPod',
    summary: 'Write or edit the review of a rated pod',
    description:
      'For the owner of a pod that is sold in the United States. The review is public once somebody has read it, without a name. Each edit is read again.',
    request: { params: podParams, ...jsonBody(reviewInputSchema.meta({ id: 'ReviewInput' })) },
    responses: {
      200: jsonResponse('The review', ownReviewSchema.meta({ id: 'OwnReview' })),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422, 429),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path,
    ...forUser(context, ['Pods']),
    operationId: 'deletePodReview',
    summary: 'Delete the review of a pod, and keep the rating',
    description: 'Possible at any time. The rating stays. Idempotent.',
    request: { params: podParams },
    responses: { 204: { description: 'There is no review anymore' }, ...problemResponses(401, 404, 413, 422, 429) },
  });

export function registerReviewRoutes(app: App, context: AppContext): void {
  app.openapi(listPods, async (c) => {
    const found = await listReviewedPods(context, c.req.valid('query').cursor);
    const items = found.slice(0, podsOnPage);
    shareResponse(c, [ratingsTag]);
    return c.json({ items, nextCursor: found.length > podsOnPage ? items.at(-1)!.slug : null }, 200);
  });
  app.openapi(list, async (c) => {
    const pod = requireSoldPod(context, c.req.valid('param').slug);
    const found = await listReviews(context, pod, { ...c.req.valid('query'), limit: pageSize });
    shareResponse(
      c,
      pod.variants.map(({ id }) => variantRatingsTag(id)),
    );
    return c.json(found, 200);
  });
  app.openapi(save(context), async (c) => {
    const request = { userId: c.get('signedIn').user.id, ...c.req.valid('param'), review: c.req.valid('json') };
    return c.json(await saveReview(context, request), 200);
  });
  app.openapi(remove(context), async (c) => {
    await removeReview(context, { userId: c.get('signedIn').user.id, ...c.req.valid('param') });
    return c.body(null, 204);
  });
}
