import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { SignedIn } from '../services/auth/readSession';

/** The per-request state in Hono's context. */
export interface AppEnv {
  /** Set by Node's server; absent in a function. */
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    /** Set by `requireUser`. */
    signedIn: SignedIn;
    /** Set when a problem is returned: its code, and the cause to log. */
    code?: string;
    failure?: unknown;
    /** Set by routes whose status does not describe the outcome, such as `duplicate`. */
    outcome?: string;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppRequest = Context<AppEnv>;
