import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import { reviewStatuses } from '../../../src/domain/rating/review';
import {
  moderatedReviewSchema,
  reviewCountsSchema,
  reviewDecisionSchema,
} from '../../../src/domain/rating/reviewSchema';
import type { AppContext } from '../../services/context/appContext';
import { countReviews } from '../../services/staff/reviews/countReviews';
import { decideReview } from '../../services/staff/reviews/decideReview';
import { listReviewQueue } from '../../services/staff/reviews/listReviewQueue';
import type { App } from '../http/appEnv';
import { timeCursor } from '../http/paging';
import { forStaff } from '../http/requireStaff';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const tags = ['Console reviews'];
const pageSize = 50;

/** Dispensaries earn from reviews of what they sell, so only those who run the shop decide. */
const forOperators = (context: AppContext) => forStaff(context, tags, 'operator');

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/staff/reviews',
    ...forOperators(context),
    operationId: 'listReviews',
    summary: `List owners’ reviews in pages of ${pageSize}, without their authors`,
    description:
      'For operators. Those that await a decision come oldest first and without a cursor, as they leave the list when decided; the others come newest first. They cannot be filtered by stars.',
    request: {
      query: z.object({
        status: z.enum(reviewStatuses).default('pending').openapi({ description: 'Only reviews of this status' }),
        cursor: timeCursor,
      }),
    },
    responses: {
      200: jsonResponse(
        'One page of reviews',
        listSchema(moderatedReviewSchema.meta({ id: 'ModeratedReview' })).meta({ id: 'ModeratedReviewList' }),
      ),
      ...problemResponses(401, 403, 422),
    },
  });
const count = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/staff/reviews/counts',
    ...forOperators(context),
    operationId: 'countReviews',
    summary: 'Count the decisions about reviews, by stars',
    description: 'For operators. Counts the last decision about each review, also of those that were deleted since.',
    responses: {
      200: jsonResponse('The counts', reviewCountsSchema.meta({ id: 'ReviewCounts' })),
      ...problemResponses(401, 403),
    },
  });
const decide = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: '/v1/staff/reviews/{reviewId}/decision',
    ...forOperators(context),
    operationId: 'decideReview',
    summary: 'Publish or reject a review',
    description:
      'For operators. A rejection has one of the listed reasons, shown to the author, and emailed if the account has a confirmed address that takes messages. The decision is for the text of `revision`, can be changed later, and is in the audit log with the person. Idempotent.',
    request: {
      params: z.object({ reviewId: z.uuid() }),
      ...jsonBody(reviewDecisionSchema.meta({ id: 'ReviewDecision' })),
    },
    responses: {
      204: { description: 'The decision is stored' },
      ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
    },
  });

export function registerReviewModerationRoutes(app: App, context: AppContext): void {
  app.openapi(list(context), async (c) =>
    c.json(await listReviewQueue(context, { ...c.req.valid('query'), limit: pageSize }), 200),
  );
  app.openapi(count(context), async (c) => c.json(await countReviews(context), 200));
  app.openapi(decide(context), async (c) => {
    const { reviewId } = c.req.valid('param');
    await decideReview(context, c.get('signedInStaff'), { reviewId, decision: c.req.valid('json') });
    return c.body(null, 204);
  });
}
