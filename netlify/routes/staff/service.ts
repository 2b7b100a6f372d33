import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
import {
  exceptionChangeSchema,
  hoursChangeSchema,
  hoursResultSchema,
  pauseSchema,
  serviceChangeSchema,
  providerServiceSchema,
  zoneAreasSchema,
  zonesChangeSchema,
  zonesResultSchema,
} from '../../../src/domain/staff/serviceSchema';
import { dayInputSchema } from '../../../src/domain/time/timeInputSchema';
import type { AppContext } from '../../services/context/appContext';
import { changeHours, removeException, setException } from '../../services/staff/console/changeHours';
import { changeService, changeZones, setPause } from '../../services/staff/console/changeService';
import { listZoneAreas } from '../../services/staff/console/listZoneAreas';
import { readService } from '../../services/staff/console/readService';
import type { ServiceWriter } from '../../services/staff/console/requireVersion';
import type { App, AppRequest } from '../http/appEnv';
import { deprecationHeaders } from '../http/deprecation';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { markOne, optionalFlagOrOne } from '../http/queryFlags';
import { forStaff } from '../http/requireStaff';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { ifMatch, parseIfMatch, providerId, staffScope } from './staffParameters';

const base = '/v1/staff/service';
const query = z.object({ providerId });
const headers = z.object({ 'if-match': ifMatch });
const dayParams = z.object({
  day: dayInputSchema.meta({ description: 'A day in the dispensary’s time zone' }),
});
const service = jsonResponse('The service after the change', providerServiceSchema.meta({ id: 'Service' }));
const hoursResult = jsonResponse(
  'The service after the change, and the open orders outside its hours',
  hoursResultSchema.meta({ id: 'HoursResult' }),
);
const pauseProblems = problemResponses(400, 401, 404, 413, 415, 422);
const writeProblems = problemResponses(400, 401, 404, 412, 413, 415, 422);
const hoursProblems = problemResponses(400, 401, 404, 409, 412, 413, 415, 422);

const guarded = (context: AppContext) => forStaff(context, ['Console service']);

const read = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: base,
    ...guarded(context),
    operationId: 'getService',
    summary: 'Get a dispensary’s hours, zone, fees and limits',
    description: 'Also what shoppers do not see, such as capacity and postal codes.',
    request: { query },
    responses: {
      200: jsonResponse('The service', providerServiceSchema.meta({ id: 'Service' })),
      ...problemResponses(401, 404, 422),
    },
  });
const change = (context: AppContext) =>
  createRoute({
    method: 'patch',
    path: base,
    ...guarded(context),
    operationId: 'changeService',
    summary: 'Change minimums, fee, tax, limits, capacity, phone or pickup address',
    description: 'What is left out stays. Orders keep the fee, tax and limits that they were placed with.',
    request: { query, headers, ...jsonBody(serviceChangeSchema.meta({ id: 'ServiceChange' })) },
    responses: { 200: service, ...writeProblems },
  });
const hours = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: `${base}/hours`,
    ...guarded(context),
    operationId: 'setHours',
    summary: 'Change the weekly hours, lead times and window lengths',
    description:
      'Weekdays that are missing are closed. While open orders are outside the new hours, the call fails with 409 `orders_outside` without `confirm`; `outside` lists them.',
    request: { query, headers, ...jsonBody(hoursChangeSchema.meta({ id: 'HoursChange' })) },
    responses: { 200: hoursResult, ...hoursProblems },
  });
const exception = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: `${base}/exceptions/{day}`,
    ...guarded(context),
    operationId: 'setException',
    summary: 'Set other hours for one day, or close it',
    description:
      'Null hours close the day. While open orders are outside the new hours, the call fails with 409 `orders_outside` without `confirm`; `outside` lists them.',
    request: { params: dayParams, query, headers, ...jsonBody(exceptionChangeSchema.meta({ id: 'ExceptionChange' })) },
    responses: { 200: hoursResult, ...hoursProblems },
  });
const resetDay = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${base}/exceptions/{day}`,
    ...guarded(context),
    operationId: 'removeException',
    summary: 'Return a day to its usual hours',
    description:
      'A day without hours of its own gives a 404. While open orders are outside the usual hours, the call fails with 409 `orders_outside` without `confirm=true`; `outside` lists them.',
    request: {
      params: dayParams,
      headers,
      query: query.extend({
        confirm: optionalFlagOrOne().openapi({ description: 'Save although open orders fall outside the hours' }),
      }),
    },
    responses: {
      200: { ...hoursResult, headers: deprecationHeaders },
      ...problemResponses(401, 404, 409, 412, 413, 422),
    },
  });
const pause = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: `${base}/pause`,
    ...guarded(context),
    operationId: 'pauseService',
    summary: 'Stop offering windows until a time; open orders stay',
    description: 'Replaces an earlier pause. Windows that start before `until` are no longer offered.',
    request: { query, ...jsonBody(pauseSchema.meta({ id: 'Pause' })) },
    responses: { 200: service, ...pauseProblems },
  });
const resume = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${base}/pause`,
    ...guarded(context),
    operationId: 'resumeService',
    summary: 'Offer windows again',
    description: 'Does nothing if there is no pause.',
    request: { query },
    responses: { 200: service, ...problemResponses(401, 404, 413, 422) },
  });
const zones = (context: AppContext) =>
  createRoute({
    method: 'put',
    path: `${base}/zones`,
    ...guarded(context),
    operationId: 'setZones',
    summary: 'Replace the postal codes of the zone with a pasted list',
    description: 'A list with errors changes nothing: it gives a 422, or on a dry run the list of `errors`.',
    request: {
      headers,
      query: query.extend({
        dryRun: optionalFlagOrOne().openapi({ description: 'Change nothing, and show what would change' }),
      }),
      ...jsonBody(zonesChangeSchema.meta({ id: 'ZonesChange' })),
    },
    responses: {
      200: {
        ...jsonResponse('What the list changes, or changed', zonesResultSchema.meta({ id: 'ZonesResult' })),
        headers: deprecationHeaders,
      },
      ...writeProblems,
    },
  });

const zoneAreas = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: `${base}/zone-areas`,
    ...guarded(context),
    operationId: 'listZoneAreas',
    summary: 'List the ZIP codes around one, to pick the zone on a map',
    description: 'Each with its town and position. An unknown code gives a 404.',
    request: {
      query: query.extend({
        near: z
          .string()
          .regex(/^\d{5}$/)
          .openapi({ description: 'A ZIP code, such as 90012' }),
        ...listQuery,
      }),
    },
    responses: {
      200: listResponse('At most 250 ZIP codes, nearest first', {
        list: listSchema(zoneAreasSchema.element.meta({ id: 'ZoneArea' })).meta({ id: 'ZoneAreaList' }),
        earlier: zoneAreasSchema.meta({ id: 'ZoneAreas' }),
      }),
      ...problemResponses(401, 404, 422),
    },
  });

/** Who saves, and over which version. */
async function serviceWriter(context: AppContext, c: AppRequest): Promise<ServiceWriter> {
  return { ...(await staffScope(context, c)), expected: parseIfMatch(c.req.header('if-match')) };
}

export function registerServiceSettingRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => {
    const scope = await staffScope(context, c);
    return c.json(await readService(context.database, scope.providerId, context.clock()), 200);
  });
  app.openapi(change(context), async (c) => {
    const writer = await serviceWriter(context, c);
    return c.json(await changeService(context, writer, c.req.valid('json')), 200);
  });
  app.openapi(hours(context), async (c) => {
    const writer = await serviceWriter(context, c);
    return c.json(await changeHours(context, writer, c.req.valid('json')), 200);
  });
  app.openapi(exception(context), async (c) => {
    const writer = await serviceWriter(context, c);
    const exceptionChange = { ...c.req.valid('json'), ...c.req.valid('param') };
    return c.json(await setException(context, writer, exceptionChange), 200);
  });
  app.openapi(resetDay(context), async (c) => {
    const { confirm = false } = c.req.valid('query');
    markOne(c, 'confirm');
    const exceptionChange = { ...c.req.valid('param'), confirm };
    return c.json(await removeException(context, await serviceWriter(context, c), exceptionChange), 200);
  });
  app.openapi(pause(context), async (c) => {
    const scope = await staffScope(context, c);
    return c.json(await setPause(context, scope, c.req.valid('json')), 200);
  });
  app.openapi(resume(context), async (c) => c.json(await setPause(context, await staffScope(context, c), null), 200));
  app.openapi(zoneAreas(context), async (c) => {
    const { near } = c.req.valid('query');
    const scope = await staffScope(context, c);
    const found = await listZoneAreas(context.database, scope.providerId, near);
    return respondWithList(c, { list: complete(found), earlier: found });
  });
  app.openapi(zones(context), async (c) => {
    const { dryRun = false } = c.req.valid('query');
    markOne(c, 'dryRun');
    const list = { text: c.req.valid('json').text, isDryRun: dryRun };
    return c.json(await changeZones(context, await serviceWriter(context, c), list), 200);
  });
}
