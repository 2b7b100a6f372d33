import { createRoute, z } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { driverRunSchema, stopOutcomeSchema } from '../../../src/domain/staff/runSchema';
import type { AppContext } from '../../services/context/appContext';
import { readDriverRun } from '../../services/staff/driver/readDriverRun';
import { reportStop } from '../../services/staff/driver/reportStop';
import { findRun } from '../../services/staff/driver/runTokens';
import type { App, AppEnv } from '../http/appEnv';
import { clientAddress } from '../http/clientAddress';
import { bearerToken } from '../http/requireUser';
import { jsonBody, jsonResponse, problemResponses, runBearer } from '../openapi';
import { actionHeaders, parseActionHeaders } from './staffParameters';

const tags = ['Driver'];

const requireRun = (context: AppContext) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('run', await findRun(context.database, bearerToken(c), context.clock()));
    await next();
  });

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/driver/run',
    tags,
    security: runBearer,
    middleware: requireRun(context),
    operationId: 'getDriverRun',
    summary: 'Get the deliveries of a round',
    description: 'The token is in the link that the dispensary gives the driver. It ends at midnight there.',
    responses: {
      200: jsonResponse('The round', driverRunSchema.meta({ id: 'DriverRun' })),
      ...problemResponses(401),
    },
  });
const report = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: '/v1/driver/stops/{orderNumber}',
    tags,
    security: runBearer,
    middleware: requireRun(context),
    operationId: 'reportStop',
    summary: 'Report that an order was delivered, or why it was not',
    description: 'A stop that failed cancels the order. A report that was received before does nothing.',
    request: {
      params: z.object({ orderNumber: z.string().max(40) }),
      headers: actionHeaders,
      ...jsonBody(stopOutcomeSchema.meta({ id: 'StopOutcome' })),
    },
    responses: {
      200: jsonResponse('The round after the report', driverRunSchema.meta({ id: 'DriverRun' })),
      ...problemResponses(400, 401, 404, 409, 413, 415, 422),
    },
  });

export function registerDriverRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => c.json(await readDriverRun(context.database, c.get('run')), 200));
  app.openapi(report(context), async (c) => {
    const reported = await reportStop(context, {
      run: c.get('run'),
      ...c.req.valid('param'),
      ...parseActionHeaders(c.req.valid('header')),
      outcome: c.req.valid('json'),
      origin: clientAddress(context, c),
    });
    return c.json(reported, 200);
  });
}
