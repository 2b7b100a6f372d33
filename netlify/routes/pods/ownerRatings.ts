import { createRoute, z } from '@hono/zod-openapi';
import { findOwnerRatings, listListedRatings } from '../../services/pods/ratings/findOwnerRatings';
import { requireSoldPod } from '../../services/pods/ratings/soldPods';
import { ratingsTag, variantRatingsTag } from '../../services/jobs/sharedResponses/tags';
import { listSchema } from '../../../src/domain/api/listSchema';
import { listedRatingSchema, ownerRatingsSchema } from '../../../src/domain/rating/ownerRatingsSchema';
import type { AppContext } from '../../services/context/appContext';
import type { App } from '../http/appEnv';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { shareResponse } from '../http/sharedResponses';
import { jsonResponse, problemResponses, notModified } from '../openapi';

const tags = ['Ratings'];
const ratedProduct = listedRatingSchema.meta({ id: 'RatedProduct' });

const list = createRoute({
  method: 'get',
  path: '/v1/app/ratings',
  tags,
  operationId: 'listRatedProducts',
  summary: 'List the pods of the United States that five owners or more have rated',
  description: 'The average and number of ratings of each pod, by `slug`. One rating per owner and product counts.',
  request: { query: z.object(listQuery) },
  responses: {
    200: listResponse('The pods, by slug', {
      list: listSchema(ratedProduct).meta({ id: 'RatedProductList' }),
      earlier: z.object({ products: z.array(ratedProduct) }).meta({ id: 'RatedProducts' }),
    }),
    ...notModified,
    ...problemResponses(422),
  },
});
const find = createRoute({
  method: 'get',
  path: '/v1/app/ratings/{slug}',
  tags,
  operationId: 'getProductRatings',
  summary: 'Get what a pod’s owners say about it',
  description: '`ratings` is null until five owners have rated the pod. `reviews` has the newest three published ones.',
  request: { params: z.object({ slug: z.string().max(100) }) },
  responses: {
    200: jsonResponse(
      'The ratings, or null while fewer than five owners have rated it',
      ownerRatingsSchema.meta({ id: 'OwnerRatings' }),
    ),
    ...notModified,
    ...problemResponses(404, 422),
  },
});

export function registerOwnerRatingRoutes(app: App, context: AppContext): void {
  app.openapi(list, async (c) => {
    const products = await listListedRatings(context);
    shareResponse(c, [ratingsTag]);
    return respondWithList(c, { list: complete(products), earlier: { products } });
  });
  app.openapi(find, async (c) => {
    const pod = requireSoldPod(context, c.req.valid('param').slug);
    const found = await findOwnerRatings(context, pod);
    shareResponse(
      c,
      pod.variants.map(({ id }) => variantRatingsTag(id)),
    );
    return c.json(found, 200);
  });
}
