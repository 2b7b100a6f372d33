import { createRoute, z } from '@hono/zod-openapi';
import { userPodSchema } from '../../src/domain/unlock/userPodSchema';
import type { AppContext } from '../services/appContext';
import { listUserPods, userPodsMost } from '../services/pods/listUserPods';
import type { App } from './appEnv';
import { bearer, jsonResponse, problemResponses } from './openapi';
import { requireUser } from './requireUser';

const pods = z.array(userPodSchema.meta({ id: 'UserPod' }));

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/app/user/pods',
    tags: ['Pods'],
    summary: `The pods that the shopper unlocked, newest first, at most ${userPodsMost}`,
    security: bearer,
    middleware: requireUser(context),
    responses: { 200: jsonResponse('The pods', pods), ...problemResponses(401) },
  });

/** S7-32: a shopper's own pods. */
export function registerPodRoutes(app: App, context: AppContext): void {
  app.openapi(list(context), async (c) => c.json(await listUserPods(context.database, c.get('signedIn').user.id), 200));
}
