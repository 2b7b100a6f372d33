import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import { accountDataFileName } from '../../../src/domain/privacy/accountDataFile';
import { accountDataSchema, idImageSchema } from '../../../src/domain/privacy/accountDataSchema';
import { accountDeletionSchema } from '../../../src/domain/privacy/accountDeletionSchema';
import type { AppContext } from '../../services/context/appContext';
import { listIds } from '../../services/privacy/idPhotos/uploadedIds';
import { deleteUser } from '../../services/privacy/deletion/deleteUser';
import { exportUser } from '../../services/privacy/export/exportUser';
import type { App } from '../http/appEnv';
import { preferredLanguage } from '../http/language';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { forUser } from '../http/requireUser';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';

const disposition = {
  'Content-Disposition': {
    description: 'Tells browsers to save the response as a file',
    schema: { type: 'string' as const },
  },
};

const data = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/user/data',
    ...forUser(context, ['Account']),
    operationId: 'exportUser',
    summary: 'Export all of the shopper’s data as one document',
    description:
      'ID images are listed with their dispensary and date but not included; no call returns an image. Hashes, encrypted secrets and rate-limit counters, which last at most a day, are not included either. Limited to five exports an hour.',
    responses: {
      200: {
        ...jsonResponse(
          'The shopper’s data; `formatVersion` changes when the format does',
          accountDataSchema.meta({ id: 'AccountData' }),
        ),
        headers: disposition,
      },
      ...problemResponses(401, 429),
    },
  });
const image = idImageSchema.meta({ id: 'IdImage' });
const images = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/user/id-images',
    ...forUser(context, ['Identity document']),
    operationId: 'listIdPhotos',
    summary: 'List the dispensaries that have an image of the shopper’s ID',
    description: 'Only where and since when; no call returns a photo to its shopper.',
    request: { query: z.object(listQuery) },
    responses: {
      200: listResponse('One entry per dispensary, oldest first', {
        list: listSchema(image).meta({ id: 'IdImageList' }),
        earlier: z.array(image),
      }),
      ...problemResponses(401, 422),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: '/v1/app/user',
    ...forUser(context, ['Account']),
    operationId: 'deleteUser',
    summary: 'Delete the account',
    description:
      'Permanently deletes sessions, codes, ID images, pods, ratings, credit, alerts and the membership, which is also canceled at the billing service. Past orders are kept but anonymized, and used pod codes stay used. Each verified email and phone number gets a final message. Fails with a 409 while an order is open.',
    request: jsonBody(accountDeletionSchema.meta({ id: 'AccountDeletion' })),
    responses: {
      204: { description: 'The account is deleted, and its tokens are no longer valid' },
      ...problemResponses(400, 401, 409, 413, 415, 422, 429),
    },
  });

export function registerAccountRoutes(app: App, context: AppContext): void {
  app.openapi(data(context), async (c) =>
    c.json(await exportUser(context, c.get('signedIn')), 200, {
      'content-disposition': `attachment; filename="${accountDataFileName(context.settings.brandName)}"`,
      'cache-control': 'no-store',
    }),
  );
  app.openapi(images(context), async (c) => {
    const found = await listIds(context.database, c.get('signedIn').user.id);
    return respondWithList(c, { list: complete(found), earlier: found });
  });
  app.openapi(remove(context), async (c) => {
    await deleteUser(context, {
      signedIn: c.get('signedIn'),
      ...c.req.valid('json'),
      language: preferredLanguage(c.req.header('accept-language')),
    });
    return c.body(null, 204);
  });
}
