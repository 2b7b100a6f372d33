import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../services/appContext';
import { readSession } from '../services/auth/readSession';
import type { AppEnv } from './appEnv';

/** Requires a valid token and sets `signedIn` on the request. Otherwise gives a 401 before anything is read. */
export const requireUser = (context: AppContext) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
    c.set('signedIn', await readSession(context, token));
    await next();
  });
