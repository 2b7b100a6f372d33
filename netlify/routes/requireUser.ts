import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../services/appContext';
import { readSession } from '../services/auth/readSession';
import type { AppEnv } from './appEnv';

/** Lets only requests with a live token pass, and puts `signedIn` on the request; else 401 before anything is read. */
export const requireUser = (context: AppContext) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const token = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
    c.set('signedIn', await readSession(context, token));
    await next();
  });
