import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../services/context/appContext';
import { checkHealth } from '../services/health/checkHealth';
import type { App } from './http/appEnv';
import { jsonResponse, problemResponses } from './openapi';

const readiness = z.object({
  status: z.enum(['ok', 'busy']).meta({
    description: '`busy`: the database answers, and some requests are refused with 503 `server_busy`',
  }),
});

const readinessRoute = <Path extends string>(path: Path, summary: string) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Service'],
    summary,
    responses: { 200: jsonResponse('The database answers', readiness), ...problemResponses(503) },
  });

const health = readinessRoute('/v1/health', 'The same as `/v1/health/ready`');
const ready = readinessRoute('/v1/health/ready', 'Whether requests can be served: the database answers');
const live = createRoute({
  method: 'get',
  path: '/v1/health/live',
  tags: ['Service'],
  summary: 'Whether the process answers; never asks the database',
  responses: {
    200: jsonResponse('The process answers', z.object({ status: z.literal('ok') })),
    ...problemResponses(500),
  },
});

export function registerServiceRoutes(app: App, context: AppContext): void {
  app.openapi(live, (c) => c.json({ status: 'ok' as const }, 200));
  app.openapi(ready, async (c) => c.json({ status: await checkHealth(context) }, 200));
  app.openapi(health, async (c) => c.json({ status: await checkHealth(context) }, 200));
}
