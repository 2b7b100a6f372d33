import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { SignedIn } from '../services/auth/readSession';

/** What Hono carries along a request. */
export interface AppEnv {
  /** The socket under Node's server; absent under a function. */
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
  Variables: {
    requestId: string;
    /** Set by `requireUser`. */
    signedIn: SignedIn;
    /** Set by what makes a problem: its code, and what a log should tell of its cause. */
    code?: string;
    failure?: unknown;
    /** Set by a route whose status alone does not say what came of it: `duplicate`. */
    outcome?: string;
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppRequest = Context<AppEnv>;
