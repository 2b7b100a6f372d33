import { createMiddleware } from 'hono/factory';
import type { Context } from 'hono';
import type { AppContext } from '../../services/context/appContext';
import { readSession, type UserRow } from '../../services/people/readSession';
import { requireConsent, requireSignUp } from '../../services/accounts/profile/requireDetails';
import { bearer } from '../openapi';
import type { AppEnv } from './appEnv';

export const bearerToken = (c: Context<AppEnv>): string | null =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;

type Requirement = (context: AppContext, user: UserRow) => void;

const guard = (context: AppContext, requirement?: Requirement) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const signedIn = await readSession(context, bearerToken(c));
    requirement?.(context, signedIn.user);
    c.set('signedIn', signedIn);
    await next();
  });

/** Sets `signedIn`, or throws a 401 before anything is read. */
export const requireUser = (context: AppContext) => guard(context);

/** Also throws a 422 for an account whose sign-up was not finished. */
export const requireSignedUp = (context: AppContext) => guard(context, requireSignUp);

/** Also throws a 422 for an account that has no name or has not accepted the current terms. */
export const requireConsenting = (context: AppContext) => guard(context, requireConsent);

/** The part of `createRoute` that all calls with a shopper's session share. */
export const forUser = (context: AppContext, tags: string[], require = requireUser) => ({
  tags,
  security: bearer,
  middleware: require(context),
});

export const bearerOrNone: Record<string, string[]>[] = [{ bearer: [] }, {}];

/** Accepts requests without a token as a visitor's. An invalid token gives a 401, so that its owner signs in again. */
export const allowVisitor = (context: AppContext) => {
  const signedIn = requireUser(context);
  return createMiddleware<AppEnv>((c, next) =>
    c.req.header('authorization') === undefined ? next() : signedIn(c, next),
  );
};
