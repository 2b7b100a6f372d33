import { createRoute } from '@hono/zod-openapi';
import { bodyLimit } from 'hono/body-limit';
import { policyReportsPath } from '../../src/domain/site/policyReportsPath';
import type { AppContext } from '../services/appContext';
import { recordReports } from '../services/policyReports/recordReports';
import { newFormSchema, oldFormSchema } from '../services/policyReports/readReports';
import type { App, AppRequest } from './appEnv';
import { problemResponses } from './openapi';
import { clientAddress } from './clientAddress';

const bodyMost = 16 * 1024;

const report = createRoute({
  method: 'post',
  path: policyReportsPath,
  tags: ['Service'],
  summary: 'Report violations of the pages’ content security policy',
  description:
    'Sent automatically by browsers, which ignore the response. Also responds with 204 if the body is malformed, longer than 16 KB or sent too often.',
  request: {
    body: {
      required: true,
      content: {
        'application/csp-report': { schema: oldFormSchema },
        'application/reports+json': { schema: newFormSchema },
      },
    },
  },
  responses: { 204: { description: 'Accepted or ignored' }, ...problemResponses() },
});

/** Route for the report URI of the pages' content security policy. */
export function registerPolicyReportRoutes(app: App, context: AppContext): void {
  const take = async (c: AppRequest, body: string | null) => {
    // A limit is reached or the database is unavailable. The report is lost; a browser could not handle an error anyway.
    await recordReports(context, { body, origin: clientAddress(context, c) }).catch(() => {});
    return c.body(null, 204);
  };
  // Described but not validated here: a browser's next version may send more or fewer fields.
  app.openAPIRegistry.registerPath(report);
  app.post(
    policyReportsPath,
    bodyLimit({ maxSize: bodyMost, onError: (c) => take(c as AppRequest, null) }),
    async (c) => take(c, await c.req.text()),
  );
}
