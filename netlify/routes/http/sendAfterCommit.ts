import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../../services/appContext';

/** The calls that may move an order or place one. */
const movers = /^\/v1\/(app\/orders|webhooks\/dispensary\/|staff\/|driver)/;
const isWrite = (method: string) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';

/** Starts sending, and drops what is outdated from the caches, as soon as a request has committed what is to be sent. A refused one has queued nothing. */
export const sendAfterCommit = (context: AppContext) =>
  createMiddleware(async (c, next) => {
    await next();
    if (!isWrite(c.req.method) || !c.res.ok || !movers.test(c.req.path)) return;
    const refreshed = context.responseCache?.refresh();
    await context.wakeSenders();
    // Whoever changes a price sees it in the next response. Orders are too many for each to wait.
    if (!c.req.path.startsWith('/v1/app/orders')) await refreshed;
  });
