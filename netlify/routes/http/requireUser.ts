import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { AppContext } from '../../services/appContext';
import { readSession } from '../../services/auth/readSession';
import type { AppEnv } from './appEnv';

export const bearerToken = (c: Context<AppEnv>): string | null =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

/** Sets `signedIn`, or throws a 401 before anything is read. */
export const requireUser = (context: AppContext) =>
  createMiddleware<AppEnv>(async (c, next) => {
    c.set('signedIn', await readSession(context, bearerToken(c)));
    await next();
  });

export const bearerOrNone: Record<string, string[]>[] = [{ bearer: [] }, {}];

/** Requests without a token are a visitor's. An invalid one gives a 401, so that its owner signs in again. */
export const allowVisitor = (context: AppContext) => {
  const guard = requireUser(context);
  return createMiddleware<AppEnv>((c, next) => (c.req.header('authorization') === undefined ? next() : guard(c, next)));
};
