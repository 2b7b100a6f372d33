import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import {
  changedFavoritesSchema,
  favoriteChangesSchema,
  favoritesSchema,
} from '../../../src/domain/shortlist/favoritesSchema';
import type { AppContext } from '../../services/context/appContext';
import { changeFavorites, readFavorites } from '../../services/accounts/profile/favorites';
import type { App } from '../http/appEnv';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { forUser } from '../http/requireUser';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const path = '/v1/app/user/favorites';
const tags = ['Favorites'];

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path,
    ...forUser(context, tags),
    operationId: 'listFavorites',
    summary: 'Get the products that the shopper keeps',
    description: 'Slugs, the newest first.',
    request: { query: z.object(listQuery) },
    responses: {
      200: listResponse('The favorites', {
        list: listSchema(favoritesSchema.shape.slugs.element.openapi({ example: 'blue-ridge' })).meta({
          id: 'FavoriteList',
        }),
        earlier: favoritesSchema.meta({ id: 'Favorites' }),
      }),
      ...problemResponses(401, 422),
    },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'patch',
    path,
    ...forUser(context, tags),
    operationId: 'changeFavorites',
    summary: 'Keep and remove products',
    description: 'Idempotent; changes of several devices combine. Beyond the limit, new products are refused.',
    request: jsonBody(favoriteChangesSchema.meta({ id: 'FavoriteChanges' })),
    responses: {
      200: jsonResponse('The favorites after the change', changedFavoritesSchema.meta({ id: 'ChangedFavorites' })),
      ...problemResponses(400, 401, 413, 415, 422, 429),
    },
  });

export function registerFavoriteRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => {
    const slugs = await readFavorites(context.database, c.get('signedIn').user.id);
    return respondWithList(c, { list: complete(slugs), earlier: { slugs } });
  });
  app.openapi(change(context), async (c) =>
    c.json(await changeFavorites(context, c.get('signedIn').user.id, c.req.valid('json')), 200),
  );
}
