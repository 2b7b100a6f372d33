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
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppRequest = Context<AppEnv>;
