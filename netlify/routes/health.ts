import { createRoute, z } from '@hono/zod-openapi';
import type { AppContext } from '../services/context/appContext';
import { checkHealth } from '../services/health/checkHealth';
import type { App } from './http/appEnv';
import { jsonResponse, problemResponses, type CallWords } from './openapi';

const readiness = z.object({
  status: z.enum(['ok', 'busy']).meta({
    description: '`busy`: the database answers, and some requests are refused with 503 `server_busy`',
  }),
});

const readinessRoute = <Path extends string>(path: Path, words: CallWords) =>
  createRoute({
    method: 'get',
    path,
    tags: ['Service'],
    ...words,
    responses: { 200: jsonResponse('Requests can be served', readiness), ...problemResponses(503) },
  });

const health = readinessRoute('/v1/health', {
  operationId: 'getHealth',
  summary: 'The same as `/v1/health/ready`',
  description: 'The older path of the same check, for monitors.',
});
const ready = readinessRoute('/v1/health/ready', {
  operationId: 'getReadiness',
  summary: 'Whether requests can be served',
  description:
    'For load balancers, which send no requests while this fails. The database answers and can be written (tried each ten seconds); the image store can be written and no key of stored values is missing (each minute). A failed check is repeated after five seconds.',
});
const live = createRoute({
  method: 'get',
  path: '/v1/health/live',
  tags: ['Service'],
  operationId: 'getLiveness',
  summary: 'Whether the process answers; never asks the database',
  description: 'For the supervisor of the process, which restarts it if this fails.',
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
