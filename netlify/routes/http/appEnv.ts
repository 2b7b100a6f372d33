import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ProblemCode } from '../../../src/domain/site/problemCodes';
import type { Problem } from '../../../src/domain/site/problemSchema';
import type { SignedIn } from '../../services/auth/readSession';
import type { RunRow } from '../../services/driver/runTokens';
import type { SignedInStaff } from '../../services/staff/staffSession';

/** The per-request state in Hono's context. */
export interface AppEnv {
  Bindings: {
    /** Set by Node's server, and by functions in its shape. */
    incoming?: { socket?: { remoteAddress?: string } };
    /** Set by functions: keeps them alive until the work has ended. */
    waitUntil?: (work: Promise<unknown>) => void;
  };
  Variables: {
    requestId: string;
    /** Set by `requireUser`. */
    signedIn: SignedIn;
    /** Set by `requireStaff`. */
    signedInStaff: SignedInStaff;
    /** A driver's round, set by the routes behind a driver's link. */
    run: RunRow;
    /** Set when a problem is returned: its code, and the cause to log. */
    code?: ProblemCode;
    failure?: unknown;
    /** Set by routes that people open in a browser: the page that shows them a problem. */
    problemPage?: (problem: Problem) => string;
    /** Set by routes whose status does not describe the outcome, such as `duplicate`. */
    outcome?: string;
    /** Set when caches may share the response: the tags that purge it. */
    sharedTags?: readonly string[];
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppRequest = Context<AppEnv>;
