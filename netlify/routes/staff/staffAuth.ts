import { createRoute } from '@hono/zod-openapi';
import { codeSentSchema } from '../../../src/domain/account/userSchema';
import {
  staffCodeSchema,
  staffLoginSchema,
  currentStaffSchema,
  staffLoginResponseSchema,
} from '../../../src/domain/staff/staffSchema';
import type { Log } from '../../platform/log/log';
import type { AppContext } from '../../services/context/appContext';
import { readStaffSelf } from '../../services/staff/members/providerScope';
import { requestStaffCode } from '../../services/staff/members/requestStaffCode';
import { staffLogin } from '../../services/staff/members/staffLogin';
import { staffLogout } from '../../services/staff/members/staffSession';
import type { App, AppRequest } from '../http/appEnv';
import { clientAddress } from '../http/clientAddress';
import { preferredLanguage } from '../http/language';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { forStaff } from '../http/requireStaff';

const tags = ['Console sign-in'];

const sendCode = createRoute({
  method: 'post',
  path: '/v1/staff/auth/email',
  tags,
  operationId: 'sendStaffCode',
  summary: 'Send a sign-in code to a member of staff',
  description: 'The response is the same for an address that belongs to nobody.',
  request: jsonBody(staffCodeSchema.meta({ id: 'StaffCode' })),
  responses: {
    200: jsonResponse('The code was sent, if the address is a member’s', codeSentSchema),
    ...problemResponses(400, 413, 415, 422, 429, 502),
  },
});
const login = createRoute({
  method: 'post',
  path: '/v1/staff/auth/email/login',
  tags,
  operationId: 'signInStaff',
  summary: 'Exchange a code for a token of the console',
  description:
    'Send the `challengeId` that the code was asked with. The token expires after 12 hours without use, and after 30 days at most.',
  request: jsonBody(staffLoginSchema.meta({ id: 'StaffLogin' })),
  responses: {
    200: jsonResponse('The member and their token', staffLoginResponseSchema.meta({ id: 'StaffSession' })),
    ...problemResponses(400, 413, 415, 422, 429),
  },
});
const self = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/staff/me',
    ...forStaff(context, tags),
    operationId: 'getStaffSelf',
    summary: 'Get the signed-in member and the dispensaries that they may choose from',
    description: 'Operators may choose from all dispensaries, staff have one: pass its id on as `providerId`.',
    responses: {
      200: jsonResponse('The member and their dispensaries', currentStaffSchema.meta({ id: 'StaffSelf' })),
      ...problemResponses(401),
    },
  });
const signOut = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: '/v1/staff/session',
    ...forStaff(context, tags),
    operationId: 'signOutStaff',
    summary: 'End this session',
    description: 'The member’s other sessions stay.',
    responses: { 204: { description: 'The token is no longer valid' }, ...problemResponses(401, 413) },
  });

/** Netlify keeps the function alive until `work` ends. A server keeps running anyway. */
function continueAfterResponse(c: AppRequest, log: Log, work: Promise<void>): void {
  const ended = work.catch((error: unknown) => log.error('Work after a response failed', { error }));
  c.env?.waitUntil?.(ended);
}

export function registerStaffAuthRoutes(app: App, context: AppContext): void {
  app.openapi(sendCode, async (c) => {
    const language = preferredLanguage(c.req.header('accept-language'));
    const request = { ...c.req.valid('json'), language, origin: clientAddress(context, c) };
    const { response, deliver } = await requestStaffCode(context, request);
    continueAfterResponse(c, context.log, deliver());
    return c.json(response, 200);
  });
  app.openapi(login, async (c) =>
    c.json(await staffLogin(context, { ...c.req.valid('json'), origin: clientAddress(context, c) }), 200),
  );
  app.openapi(self(context), async (c) => c.json(await readStaffSelf(context.database, c.get('signedInStaff')), 200));
  app.openapi(signOut(context), async (c) => {
    await staffLogout(context, c.get('signedInStaff'));
    return c.body(null, 204);
  });
}
