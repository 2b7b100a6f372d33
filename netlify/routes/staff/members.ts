import { createRoute, z } from '@hono/zod-openapi';
import { auditActions } from '../../../src/domain/staff/auditActions';
import { listSchema } from '../../../src/domain/api/listSchema';
import { auditEntrySchema, auditPageSchema } from '../../../src/domain/staff/auditSchema';
import { staffInviteSchema, staffMemberSchema } from '../../../src/domain/staff/staffSchema';
import { timeInputSchema } from '../../../src/domain/time/timeInputSchema';
import type { AppContext } from '../../services/context/appContext';
import { listAudit } from '../../services/staff/audit/listAudit';
import { inviteStaff } from '../../services/staff/members/inviteStaff';
import { listStaff } from '../../services/staff/members/staffMembers';
import { providerScopeOrAll } from '../../services/staff/members/providerScope';
import { removeStaff } from '../../services/staff/members/removeStaff';
import { staffTransaction } from '../../services/staff/members/staffTransaction';
import type { App } from '../http/appEnv';
import { forStaff } from '../http/requireStaff';
import { markDeprecated } from '../http/deprecation';
import { complete, listQuery, listResponse, respondWithList } from '../http/lists';
import { optionalWholeNumber, timeCursor } from '../http/paging';
import { jsonBody, jsonResponse, problemResponses } from '../openapi';
import { providerId } from './staffParameters';

const tags = ['Console staff'];
const members = '/v1/staff/members';
const member = staffMemberSchema.meta({ id: 'StaffMember' });
const maxSize = 200;
const defaultSize = 50;

const forOperators = (context: AppContext) => forStaff(context, tags, 'operator');

const list = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: members,
    ...forOperators(context),
    operationId: 'listStaff',
    summary: 'List the people with access to the console',
    description: 'For operators. Without `providerId`, everybody.',
    request: { query: z.object({ providerId, ...listQuery }) },
    responses: {
      200: listResponse('All members, or those of one dispensary', {
        list: listSchema(member).meta({ id: 'StaffMemberList' }),
        earlier: z.array(member),
      }),
      ...problemResponses(401, 403, 404, 422),
    },
  });
const invite = (context: AppContext) =>
  createRoute({
    method: 'post',
    path: members,
    ...forOperators(context),
    operationId: 'inviteStaff',
    summary: 'Give a person access to the console',
    description: 'For operators. Somebody who was removed comes back with the new name, role and dispensary.',
    request: jsonBody(staffInviteSchema.meta({ id: 'StaffInvite' })),
    responses: {
      201: jsonResponse('The new member', member),
      ...problemResponses(400, 401, 403, 404, 409, 413, 415, 422),
    },
  });
const remove = (context: AppContext) =>
  createRoute({
    method: 'delete',
    path: `${members}/{staffId}`,
    ...forOperators(context),
    operationId: 'removeStaff',
    summary: 'Take a person’s access away and end their sessions',
    description: 'For operators. The last operator cannot be removed. What the person did stays in the audit log.',
    request: { params: z.object({ staffId: z.uuid() }) },
    responses: {
      204: { description: 'The person has no access any more' },
      ...problemResponses(401, 403, 404, 409, 413, 422),
    },
  });
const audit = (context: AppContext) =>
  createRoute({
    method: 'get',
    path: '/v1/staff/audit',
    ...forStaff(context, tags),
    operationId: 'listAudit',
    summary: `Read the audit log, newest first, in pages of ${defaultSize} or \`size\`, at most ${maxSize}`,
    description: 'For the next page, send `nextCursor` of the last one as `cursor`; it is null at the end.',
    request: {
      query: z.object({
        providerId,
        action: z.enum(auditActions).optional().openapi({ description: 'Only entries of this action' }),
        staffId: z.uuid().optional().openapi({ description: 'Only entries of this member' }),
        subject: z
          .string()
          .max(200)
          .optional()
          .openapi({ description: 'Only entries about this order, product …, or by this person' }),
        from: timeInputSchema.optional().openapi({ description: 'The first instant to include' }),
        to: timeInputSchema.optional().openapi({ description: 'The instant to end before' }),
        cursor: timeCursor,
        before: timeCursor.openapi({ description: 'The earlier name of `cursor`', deprecated: true }),
        ...listQuery,
        size: optionalWholeNumber(defaultSize, 1, maxSize),
      }),
    },
    responses: {
      200: listResponse('One page of the log', {
        list: listSchema(auditEntrySchema.meta({ id: 'AuditEntry' })).meta({ id: 'AuditList' }),
        earlier: auditPageSchema.meta({ id: 'AuditPage' }),
      }),
      ...problemResponses(401, 404, 422),
    },
  });

export function registerMemberRoutes(app: App, context: AppContext): void {
  app.openapi(list(context), async (c) => {
    const scope = await providerScopeOrAll(context, c.get('signedInStaff'), c.req.valid('query').providerId);
    const found = await listStaff(context.database, scope);
    return respondWithList(c, { list: complete(found), earlier: found });
  });
  app.openapi(invite(context), async (c) => {
    const invitation = c.req.valid('json');
    const added = await staffTransaction(context, c.get('signedInStaff'), ({ transaction, ...acting }) =>
      inviteStaff(transaction, invitation, { ...acting, site: context.settings }),
    );
    return c.json(added, 201);
  });
  app.openapi(remove(context), async (c) => {
    const { staffId } = c.req.valid('param');
    await staffTransaction(context, c.get('signedInStaff'), ({ transaction, ...acting }) =>
      removeStaff(transaction, staffId, acting),
    );
    return c.body(null, 204);
  });
  app.openapi(audit(context), async (c) => {
    const { providerId: requested, before, cursor = before, ...filter } = c.req.valid('query');
    if (before !== undefined) markDeprecated(c);
    const scope = await providerScopeOrAll(context, c.get('signedInStaff'), requested);
    const found = await listAudit(context.database, { ...filter, cursor, providerId: scope });
    return respondWithList(c, { list: { items: found.entries, nextCursor: found.next }, earlier: found });
  });
}
