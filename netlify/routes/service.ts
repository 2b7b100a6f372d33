import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../services/appContext';
import { checkDatabase } from '../services/health/checkDatabase';
import type { App } from './appEnv';
import { jsonResponse, problemResponses } from './openapi';

const health = createRoute({
  method: 'get',
  path: '/v1/health',
  summary: 'Whether the API and its database answer',
  responses: { 200: jsonResponse('All is well', z.object({ status: z.literal('ok') })), ...problemResponses(503) },
});

/** What is asked of the API as a whole. */
export function registerServiceRoutes(app: App, context: AppContext): void {
  app.openapi(health, async (c) => {
    await checkDatabase(context);
    return c.json({ status: 'ok' as const }, 200);
  });
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/v1/openapi.json', {
    openapi: '3.1.0',
    info: {
      title: `${context.settings.brandName} API`,
      version: '1',
      description: 'Every error is a problem (RFC 9457) with a stable code.',
    },
    servers: [{ url: context.settings.siteUrl }],
  });
}
