import { createRoute } from '@hono/zod-openapi';
import {
  changedFavoritesSchema,
  favoriteChangesSchema,
  favoritesSchema,
} from '../../../src/domain/shortlist/favoritesSchema';
import type { AppContext } from '../../services/context/appContext';
import { changeFavorites, readFavorites } from '../../services/accounts/profile/favorites';
import type { App } from '../http/appEnv';
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
    responses: {
      200: jsonResponse('The favorites', favoritesSchema.meta({ id: 'Favorites' })),
      ...problemResponses(401),
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
  app.openapi(read(context), async (c) =>
    c.json({ slugs: await readFavorites(context.database, c.get('signedIn').user.id) }, 200),
  );
  app.openapi(change(context), async (c) =>
    c.json(await changeFavorites(context, c.get('signedIn').user.id, c.req.valid('json')), 200),
  );
}
