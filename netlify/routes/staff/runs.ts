import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import { runSchema, runInputSchema, startedRunSchema } from '../../../src/domain/staff/runSchema';
import type { AppContext } from '../../services/context/appContext';
import { createRun } from '../../services/staff/driver/createRun';
import { listRuns } from '../../services/staff/driver/readRuns';
import { revokeRun } from '../../services/staff/driver/revokeRun';
import { staffTransaction } from '../../services/staff/members/staffTransaction';
import type { App } from '../http/appEnv';
import { forStaff } from '../http/requireStaff';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { providerId, staffScope } from './staffParameters';

const base = '/v1/staff/runs';
const run = runSchema.meta({ id: 'Run' });
const query = z.object({ providerId });

const guarded = (context: AppContext) => forStaff(context, ['Console drivers']);

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: base,
    ...guarded(context),
    operationId: 'listRuns',
    summary: 'List a dispensary’s last rounds, newest first',
    description: 'Without the tokens of their links, which only the response to `startRun` has.',
    request: { query: query.extend(listQuery) },
    responses: {
      200: listResponse('The rounds', { list: listSchema(run).meta({ id: 'RunList' }), earlier: z.array(run) }),
      ...problemResponses(401, 404, 422),
    },
  });
const create = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: base,
    ...guarded(context),
    operationId: 'startRun',
    summary: 'Send a driver on a round',
    description: 'The token for the driver’s link is in this response only. Packed orders become `ON_THE_WAY`.',
    request: { query, ...jsonBody(runInputSchema.meta({ id: 'RunWanted' })) },
    responses: {
      201: jsonResponse('The round and its token', startedRunSchema.meta({ id: 'StartedRun' })),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });
const revoke = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${base}/{runId}`,
    ...guarded(context),
    operationId: 'revokeRun',
    summary: 'End a driver’s link at once',
    description: 'Its orders stay as they are, and can go on another round.',
    request: { query, params: z.object({ runId: z.uuid() }) },
    responses: { 204: { description: 'The link no longer works' }, ...problemResponses(401, 404, 413, 422) },
  });

export function registerRunRoutes(app: App, context: AppContext): void {
  app.openapi(list(context), async (c) => {
    const scope = await staffScope(context, c);
    const found = await listRuns(context.database, scope.providerId);
    return respondWithList(c, { list: complete(found), earlier: found });
  });
  app.openapi(create(context), async (c) => {
    const { signedIn, providerId: scope } = await staffScope(context, c);
    const input = c.req.valid('json');
    const started = await staffTransaction(context, signedIn, ({ transaction, actor, now }) =>
      createRun(transaction, { providerId: scope, input, by: actor, now }),
    );
    return c.json(started, 201);
  });
  app.openapi(revoke(context), async (c) => {
    const { signedIn, providerId: scope } = await staffScope(context, c);
    const { runId } = c.req.valid('param');
    await staffTransaction(context, signedIn, ({ transaction, actor, now }) =>
      revokeRun(transaction, { providerId: scope, runId, by: actor, now }),
    );
    return c.body(null, 204);
  });
}
