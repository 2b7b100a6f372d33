import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { withRequestId } from '../../platform/log/lineIds';
import { currentSpan, inTrace } from '../../platform/tracing/spans';
import type { AppContext } from '../../services/context/appContext';
import type { AppEnv, AppRequest } from './appEnv';
import { countOutcome } from './countOutcome';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern as in the OpenAPI document. Unknown paths may contain anything, so they share one name. */
function routePattern(c: AppRequest): string {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
  return route ? route.path.replaceAll(/:(\w+)(\{.+?\})?/g, '{$1}') : 'unmatched';
}

const getMethod = (c: AppRequest): string => (methods.has(c.req.method) ? c.req.method : 'OTHER');

const traceRequest = ({ startTrace }: AppContext, c: AppRequest, work: () => Promise<void>): Promise<void> =>
  inTrace(
    startTrace,
    () => ({
      name: getMethod(c),
      kind: 'server',
      attributes: { 'http.request.method': getMethod(c), 'request.id': c.get('requestId') },
      traceparent: c.req.header('traceparent'),
    }),
    work,
  );

function updateSpan(c: AppRequest, { method, route, status }: { method: string; route: string; status: number }): void {
  const span = currentSpan();
  if (!span) return;
  const attributes = { 'http.route': route, 'http.response.status_code': status };
  span.update({ name: `${method} ${route}`, attributes });
  if (status >= 500) span.fail(c.get('code') ?? String(status));
}

/**
 * Logs one line per request, updates metrics and describes the request's span, all by route pattern: paths and queries
 * may be personal data.
 */
export const observeRequests = (context: AppContext) =>
  createMiddleware<AppEnv>((c, next) => {
    const observe = async () => {
      const { log, metrics } = context;
      const start = performance.now();
      metrics.inFlight.inc();
      metrics.recordPool();
      try {
        await next();
      } finally {
        metrics.inFlight.dec();
      }
      const ms = performance.now() - start;
      const { status } = c.res;
      const method = getMethod(c);
      const route = routePattern(c);
      metrics.requests.inc({ method, route, status });
      metrics.durations.observe({ method, route }, ms / 1000);
      countOutcome(context, { c, method, route });
      updateSpan(c, { method, route, status });
      const level = c.get('code') === 'server_busy' ? 'warn' : status >= 500 ? 'error' : 'info';
      log[level]('request', {
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        code: c.get('code'),
        error: c.get('failure'),
      });
    };
    return withRequestId(c.get('requestId'), () => traceRequest(context, c, observe));
  });
