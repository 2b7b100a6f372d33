import { createMiddleware } from 'hono/factory';
import type { AppContext } from '../services/appContext';
import type { AppEnv } from './appEnv';
import { requireUser } from './requireUser';

/** The `security` of routes guarded by `allowVisitor`. */
export const bearerOrNone: Record<string, string[]>[] = [{ bearer: [] }, {}];

/** Lets requests without a token pass as a visitor's. An invalid token gives a 401, so that its owner signs in again. */
export const allowVisitor = (context: AppContext) => {
  const guard = requireUser(context);
  return createMiddleware<AppEnv>((c, next) => (c.req.header('authorization') === undefined ? next() : guard(c, next)));
};
