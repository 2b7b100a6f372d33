import { createRoute, z } from '@hono/zod-openapi';
import { accountDataFile } from '../../src/domain/account/accountDataFile';
import { accountDataSchema, idImageSchema } from '../../src/domain/account/accountDataSchema';
import { accountDeletionSchema } from '../../src/domain/account/accountDeletionSchema';
import type { AppContext } from '../services/appContext';
import { listIds } from '../services/ids/listIds';
import { deleteUser } from '../services/users/deleteUser';
import { exportUser } from '../services/users/exportUser';
import type { App } from './appEnv';
import { preferredLanguage } from './language';
import { bearer, jsonBody, jsonResponse, problemResponses } from './openapi';
import { requireUser } from './requireUser';

const disposition = {
  'Content-Disposition': {
    description: 'Has browsers save it as a file that is named after the shop',
    schema: { type: 'string' as const },
  },
};

const data = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/user/data',
    tags: ['Account'],
    summary: 'Everything that is kept about the shopper, as one document to save',
    description:
      'Images of identity documents are named with their dispensary and day and are not in it: no call gives one back. Nor are hashes, sealed secrets, and the counters of limits, which last a day at most. Five times an hour.',
    security: bearer,
    middleware: requireUser(context),
    responses: {
      200: {
        ...jsonResponse(
          'The document; its `formatVersion` changes with its shape',
          accountDataSchema.meta({ id: 'AccountData' }),
        ),
        headers: disposition,
      },
      ...problemResponses(401, 429),
    },
  });
const images = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/user/id-images',
    tags: ['Identity document'],
    summary: 'Which dispensaries have an image, and since when',
    security: bearer,
    middleware: requireUser(context),
    responses: {
      200: jsonResponse('One a dispensary, the oldest first', z.array(idImageSchema.meta({ id: 'IdImage' }))),
      ...problemResponses(401),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: '/v1/app/user',
    tags: ['Account'],
    summary: 'Delete the account',
    description:
      'At once and for good: sessions, codes, ID images, pods, ratings, credit, alerts and membership, which is ended where it is billed. Past orders stay without the person. A pod’s key that was used stays used. Each verified destination gets a last message. Not while an order is under way.',
    security: bearer,
    middleware: requireUser(context),
    request: jsonBody(accountDeletionSchema.meta({ id: 'AccountDeletion' })),
    responses: {
      204: { description: 'The account is gone, and every token of it' },
      ...problemResponses(400, 401, 409, 413, 415, 422, 429),
    },
  });

/** Routes for exporting and deleting the signed-in account. */
export function registerAccountRoutes(app: App, context: AppContext): void {
  app.openapi(data(context), async (c) =>
    c.json(await exportUser(context, c.get('signedIn')), 200, {
      'content-disposition': `attachment; filename="${accountDataFile(context.settings.brandName)}"`,
      'cache-control': 'no-store',
    }),
  );
  app.openapi(images(context), async (c) => c.json(await listIds(context.database, c.get('signedIn').user.id), 200));
  app.openapi(remove(context), async (c) => {
    await deleteUser(context, {
      signedIn: c.get('signedIn'),
      ...c.req.valid('json'),
      language: preferredLanguage(c.req.header('accept-language')),
    });
    return c.body(null, 204);
  });
}
