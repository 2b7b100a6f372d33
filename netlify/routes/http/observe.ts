import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import { withRequestId } from '../../platform/log/log';
import type { AppContext } from '../../services/context/appContext';
import type { AppEnv, AppRequest } from './appEnv';
import { countOutcome } from './countOutcome';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern as in the OpenAPI document. Unknown paths may contain anything, so they share one name. */
function routePattern(c: AppRequest): string {
  const route = matchedRoutes(c).findLast(({ method }) => method !== 'ALL');
  return route ? route.path.replaceAll(/:(\w+)(\{.+?\})?/g, '{$1}') : 'unmatched';
}

/** Logs one line per request and updates metrics, both by route pattern: paths and queries may be personal data. */
export const observeRequests = (context: AppContext) =>
  createMiddleware<AppEnv>((c, next) =>
    withRequestId(c.get('requestId'), async () => {
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
      const method = methods.has(c.req.method) ? c.req.method : 'OTHER';
      const route = routePattern(c);
      metrics.requests.inc({ method, route, status });
      metrics.durations.observe({ method, route }, ms / 1000);
      countOutcome(context, { c, method, route });
      const level = c.get('code') === 'server_busy' ? 'warn' : status >= 500 ? 'error' : 'info';
      log[level]('request', {
        method,
        route,
        status,
        ms: Math.round(ms * 10) / 10,
        code: c.get('code'),
        error: c.get('failure'),
      });
    }),
  );
