import { createMiddleware } from 'hono/factory';
import { withTicket, type RequestClass } from '../../platform/load/workClass';
import type { AppContext } from '../../services/context/appContext';
import type { AppEnv } from './appEnv';
import { uploadPath } from '../account/ids';
import { clientAddress, watchClientAddress } from './clientAddress';

/** Health checks, and calls that do not use the database. */
const unlimitedPaths = /^\/v1\/(health(\/|$)|app\/batches\/)/;

const classesByPath: [RegExp, RequestClass][] = [
  [/^\/v1\/(app\/user\/(auth\/|logout$)|staff\/auth\/)/, 'signIn'],
  [/^\/v1\/webhooks\//, 'webhooks'],
];

export function requestClass(method: string, path: string): RequestClass | null {
  if (unlimitedPaths.test(path) || path === uploadPath || method === 'OPTIONS') return null;
  const [, pathClass] = classesByPath.find(([pattern]) => pattern.test(path)) ?? [];
  if (pathClass) return pathClass;
  if (method === 'GET' || method === 'HEAD') return 'reads';
  return path.startsWith('/v1/app/orders') ? 'orders' : 'changes';
}

/** Must come after `receiveBodies`, so that a slow body takes no slot. */
export const admitRequests = (context: Pick<AppContext, 'admission' | 'settings' | 'log'>) => {
  const { admission } = context;
  const watchClient = watchClientAddress(context);
  return createMiddleware<AppEnv>(async (c, next) => {
    const workClass = requestClass(c.req.method, c.req.path);
    if (!workClass) return next();
    const client = clientAddress(context, c);
    // Requests that bypass the proxy, such as health checks, have no class and do not get here.
    watchClient(c, client);
    const ticket = admission.admit(workClass, client);
    ticket.signal = c.req.raw.signal;
    const start = performance.now();
    try {
      await withTicket(ticket, next);
    } finally {
      if (c.get('code') === 'server_busy') admission.countRefusal(workClass);
      admission.release(ticket, { milliseconds: performance.now() - start, succeeded: c.res.status < 500 });
    }
    return undefined;
  });
};
