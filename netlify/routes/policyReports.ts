import { createRoute } from '@hono/zod-openapi';
import { policyReportsPath } from '../../src/domain/site/policyReportsPath';
import type { AppContext } from '../services/context/appContext';
import { createReportRecorder } from '../services/health/policyReports/recordReports';
import { reportToSchema, reportUriSchema } from '../services/health/policyReports/readReports';
import type { App, AppRequest } from './http/appEnv';
import type { BodyRule } from './http/bodies/receiveBodies';
import { problemResponses } from './openapi';
import { clientAddress } from './http/clientAddress';

const report = createRoute({
  method: 'post',
  path: policyReportsPath,
  tags: ['Service'],
  operationId: 'reportPolicyViolations',
  summary: 'Report violations of the pages’ content security policy',
  description:
    'Sent automatically by browsers, which ignore the response. Also responds with 204 if the body is malformed, longer than 16 KB or sent too often.',
  request: {
    body: {
      required: true,
      content: {
        'application/csp-report': { schema: reportUriSchema },
        'application/reports+json': { schema: reportToSchema },
      },
    },
  },
  responses: { 204: { description: 'Accepted or ignored' }, ...problemResponses() },
});

export interface PolicyReports {
  body: BodyRule;
  register: (app: App) => void;
}

/** The route and the body rule share one recorder, so that both count toward its limits. */
export function createPolicyReports(context: AppContext): PolicyReports {
  const record = createReportRecorder(context);
  const recordReport = async (c: AppRequest, body: string | null) => {
    // Drop the report if a limit is reached or the database is down, because browsers ignore error responses.
    await record({ body, origin: clientAddress(context, c) }).catch(() => {});
    return c.body(null, 204);
  };
  return {
    body: { maxBytes: 16 * 1024, timeoutMs: 10_000, onTooLong: (c) => recordReport(c, null) },
    register: (app) => {
      // Described but not validated here, because future browsers may send other fields.
      app.openAPIRegistry.registerPath(report);
      app.post(policyReportsPath, async (c) => recordReport(c, await c.req.text()));
    },
  };
}
