import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../services/appContext';
import { checkHealth } from '../services/health/checkHealth';
import type { App } from './appEnv';
import { jsonResponse, problemResponses } from './openapi';

const health = createRoute({
  method: 'get',
  path: '/v1/health',
  tags: ['Service'],
  summary: 'Whether the API and its database answer',
  responses: { 200: jsonResponse('All is well', z.object({ status: z.literal('ok') })), ...problemResponses(503) },
});

/** What is asked of the API as a whole. */
export function registerServiceRoutes(app: App, context: AppContext): void {
  app.openapi(health, async (c) => {
    await checkHealth(context);
    return c.json({ status: 'ok' as const }, 200);
  });
}
