import { createRoute, z } from '@hono/zod-openapi';
import {
  invoiceSchema,
  membershipPortalSchema,
  membershipReturnSchema,
  membershipSchema,
  membershipStartSchema,
} from '../../../src/domain/account/membershipSchema';
import type { AppContext } from '../../services/context/appContext';
import { cancelMembership, resumeMembership, openPortal } from '../../services/accounts/membership/manageMembership';
import { maxInvoices, listInvoices } from '../../services/accounts/membership/listInvoices';
import { readMembership } from '../../services/accounts/membership/renewMembership';
import { startMembership } from '../../services/accounts/membership/startMembership';
import type { App } from '../http/appEnv';
import { bearer, jsonResponse, problemResponses } from '../openapi';
import { requireConsenting, requireUser } from '../http/requireUser';

const base = '/v1/app/membership';
const membership = membershipSchema.meta({ id: 'Membership' });

const described = { tags: ['Membership'], security: bearer };

const returning = {
  body: {
    required: false,
    content: { 'application/json': { schema: membershipReturnSchema.meta({ id: 'MembershipReturn' }) } },
  },
};
const guarded = (context: AppContext) => ({ ...described, middleware: requireUser(context) });

const read = (context: AppContext) =>
  createRoute({
    ...guarded(context),
    method: 'get',
    path: base,
    summary: 'Get the shopper’s membership and next billing date',
    responses: {
      200: jsonResponse('The membership; its status is `none` for non-members', membership),
      ...problemResponses(401),
    },
  });
const start = (context: AppContext, path: string, summary: string) =>
  createRoute({
    ...described,
    middleware: requireConsenting(context),
    method: 'post',
    path: `${base}/${path}`,
    summary,
    request: returning,
    responses: {
      200: jsonResponse(
        'The membership has started, or `url` is where the shopper agrees to pay',
        membershipStartSchema.meta({ id: 'MembershipStart' }),
      ),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429, 503),
    },
  });
const portal = (context: AppContext) =>
  createRoute({
    ...guarded(context),
    method: 'post',
    path: `${base}/portal`,
    summary: 'Get the URL where the shopper manages payment',
    request: returning,
    responses: {
      200: jsonResponse('The URL', membershipPortalSchema),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429, 503),
    },
  });
const change = (context: AppContext, path: string, summary: string) =>
  createRoute({
    ...guarded(context),
    method: 'post',
    path: `${base}/${path}`,
    summary,
    responses: { 200: jsonResponse('The membership', membership), ...problemResponses(401, 409, 413, 429, 503) },
  });
const history = (context: AppContext) =>
  createRoute({
    ...guarded(context),
    method: 'get',
    path: `${base}/invoices`,
    summary: `List the shopper’s invoices, newest first, at most ${maxInvoices}`,
    responses: {
      200: jsonResponse('The invoices', z.array(invoiceSchema.meta({ id: 'Invoice' }))),
      ...problemResponses(401),
    },
  });

export function registerMembershipRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => c.json(await readMembership(context, c.get('signedIn').user), 200));
  app.openapi(start(context, 'trial', 'Start the free trial, once per shopper'), async (c) => {
    const { returnTo } = c.req.valid('json');
    return c.json(await startMembership(context, { user: c.get('signedIn').user, hasTrial: true, returnTo }), 200);
  });
  app.openapi(start(context, 'join', 'Join without a trial'), async (c) => {
    const { returnTo } = c.req.valid('json');
    return c.json(await startMembership(context, { user: c.get('signedIn').user, hasTrial: false, returnTo }), 200);
  });
  app.openapi(portal(context), async (c) => {
    const { returnTo } = c.req.valid('json');
    return c.json(await openPortal(context, { userId: c.get('signedIn').user.id, returnTo }), 200);
  });
  app.openapi(change(context, 'cancel', 'Cancel the membership at the end of its period'), async (c) =>
    c.json(await cancelMembership(context, c.get('signedIn').user.id), 200),
  );
  app.openapi(change(context, 'resume', 'Resume a membership that is set to cancel'), async (c) =>
    c.json(await resumeMembership(context, c.get('signedIn').user.id), 200),
  );
  app.openapi(history(context), async (c) => c.json(await listInvoices(context, c.get('signedIn').user.id), 200));
}
