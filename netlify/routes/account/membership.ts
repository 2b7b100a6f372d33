import { createRoute, z } from '@hono/zod-openapi';
import { listSchema } from '../../../src/domain/api/listSchema';
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
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { jsonResponse, problemResponses, type CallWords } from '../openapi';
import { requireConsenting, forUser } from '../http/requireUser';

const base = '/v1/app/membership';
const membership = membershipSchema.meta({ id: 'Membership' });
const invoice = invoiceSchema.meta({ id: 'Invoice' });

const tags = ['Membership'];

const returning = {
  body: {
    required: false,
    content: { 'application/json': { schema: membershipReturnSchema.meta({ id: 'MembershipReturn' }) } },
  },
};
const read = (context: AppContext) =>
  createRoute({
    ...forUser(context, tags),
    method: 'get',
    path: base,
    operationId: 'getMembership',
    summary: 'Get the shopper’s membership and next billing date',
    description: 'Also for shoppers who never were members: their `status` is `none`.',
    responses: {
      200: jsonResponse('The membership; its status is `none` for non-members', membership),
      ...problemResponses(401),
    },
  });
const start = (context: AppContext, path: string, words: CallWords) =>
  createRoute({
    ...forUser(context, tags, requireConsenting),
    method: 'post',
    path: `${base}/${path}`,
    ...words,
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
    ...forUser(context, tags),
    method: 'post',
    path: `${base}/portal`,
    operationId: 'openMembershipPortal',
    summary: 'Get the URL where the shopper manages payment',
    description: 'The URL is for this shopper alone and expires soon: open it at once.',
    request: returning,
    responses: {
      200: jsonResponse('The URL', membershipPortalSchema),
      ...problemResponses(400, 401, 409, 413, 415, 422, 429, 503),
    },
  });
const change = (context: AppContext, path: string, words: CallWords) =>
  createRoute({
    ...forUser(context, tags),
    method: 'post',
    path: `${base}/${path}`,
    ...words,
    responses: { 200: jsonResponse('The membership', membership), ...problemResponses(401, 409, 413, 429, 503) },
  });
const history = (context: AppContext) =>
  createRoute({
    ...forUser(context, tags),
    method: 'get',
    path: `${base}/invoices`,
    operationId: 'listInvoices',
    summary: `List the shopper’s invoices, newest first, at most ${maxInvoices}`,
    description: 'Without a payment service, invoices are marked `isTest`: no money moves.',
    request: { query: z.object(listQuery) },
    responses: {
      200: listResponse('The invoices', {
        list: listSchema(invoice).meta({ id: 'InvoiceList' }),
        earlier: z.array(invoice),
      }),
      ...problemResponses(401, 422),
    },
  });

const trialWords = {
  operationId: 'startTrial',
  summary: 'Start the free trial, once per shopper',
  description:
    'If the response has a `url`, open it: the shopper agrees there, and the membership starts afterwards. Otherwise it has started.',
};
const joinWords = {
  operationId: 'joinMembership',
  summary: 'Join without a trial',
  description:
    'If the response has a `url`, open it: the shopper pays there, and the membership starts afterwards. Otherwise it has started.',
};
const cancelWords = {
  operationId: 'cancelMembership',
  summary: 'Cancel the membership at the end of its period',
  description: 'Idempotent. The membership lasts until `periodEnd`.',
};
const resumeWords = {
  operationId: 'resumeMembership',
  summary: 'Resume a membership that is set to cancel',
  description: 'Once the period has ended, join again instead.',
};

export function registerMembershipRoutes(app: App, context: AppContext): void {
  app.openapi(read(context), async (c) => c.json(await readMembership(context, c.get('signedIn').user), 200));
  app.openapi(start(context, 'trial', trialWords), async (c) => {
    const { returnTo } = c.req.valid('json');
    return c.json(await startMembership(context, { user: c.get('signedIn').user, hasTrial: true, returnTo }), 200);
  });
  app.openapi(start(context, 'join', joinWords), async (c) => {
    const { returnTo } = c.req.valid('json');
    return c.json(await startMembership(context, { user: c.get('signedIn').user, hasTrial: false, returnTo }), 200);
  });
  app.openapi(portal(context), async (c) => {
    const { returnTo } = c.req.valid('json');
    return c.json(await openPortal(context, { userId: c.get('signedIn').user.id, returnTo }), 200);
  });
  app.openapi(change(context, 'cancel', cancelWords), async (c) =>
    c.json(await cancelMembership(context, c.get('signedIn').user.id), 200),
  );
  app.openapi(change(context, 'resume', resumeWords), async (c) =>
    c.json(await resumeMembership(context, c.get('signedIn').user.id), 200),
  );
  app.openapi(history(context), async (c) => {
    const invoices = await listInvoices(context, c.get('signedIn').user.id);
    return respondWithList(c, { list: complete(invoices), earlier: invoices });
  });
}
