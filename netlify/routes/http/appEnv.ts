import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { ProblemCode } from '../../../src/domain/api/problemCodes';
import type { Problem } from '../../../src/domain/api/problemSchema';
import type { SignedIn } from '../../services/people/readSession';
import type { RunRow } from '../../services/staff/driver/runTokens';
import type { SignedInStaff } from '../../services/staff/members/staffSession';

export interface AppEnv {
  Bindings: {
    /** Set by Node's server. Netlify's functions set only the address, which Netlify tells them. */
    incoming?: { socket?: { remoteAddress?: string }; headers?: object };
    waitUntil?: (work: Promise<unknown>) => void;
  };
  Variables: {
    requestId: string;
    signedIn: SignedIn;
    signedInStaff: SignedInStaff;
    run: RunRow;
    code?: ProblemCode;
    failure?: unknown;
    /** Set by routes that people open in a browser, so that they see problems as pages. */
    problemPage?: (problem: Problem) => string;
    /** Set by routes whose status does not describe the outcome, such as `duplicate`. */
    outcome?: string;
    /** Set when caches may share the response. Contains the tags by which it is purged. */
    sharedTags?: readonly string[];
  };
}

export type App = OpenAPIHono<AppEnv>;
export type AppRequest = Context<AppEnv>;
