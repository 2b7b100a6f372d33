import { createRoute, z } from '@hono/zod-openapi';
import { batchInfoSchema } from '../../../src/domain/unlock/batchInfoSchema';
import type { AppContext } from '../../services/context/appContext';
import { findBatch } from '../../services/pods/findBatch';
import type { App } from '../http/appEnv';
import { respondInLanguage } from '../http/language';
import { shareResponse } from '../http/sharedResponses';
import { localizedResponse, problemResponses, notModified } from '../openapi';

const find = createRoute({
  method: 'get',
  path: '/v1/app/batches/{batchId}',
  tags: ['Pods'],
  operationId: 'getBatch',
  summary: 'Get a batch’s product, in the language of Accept-Language',
  description: 'A pod’s pack names its batch. Product names are in English or French.',
  request: { params: z.object({ batchId: z.string().max(100) }) },
  responses: {
    200: localizedResponse('The batch', batchInfoSchema.meta({ id: 'BatchInfo' })),
    ...notModified,
    ...problemResponses(404, 422),
  },
});

export function registerBatchRoutes(app: App, context: AppContext): void {
  app.openapi(find, (c) => {
    const language = respondInLanguage(c);
    const found = findBatch(context, { ...c.req.valid('param'), language });
    shareResponse(c);
    return c.json(found, 200);
  });
}
