import type { z } from '@hono/zod-openapi';
import { problemSchema } from '../../src/domain/site/problemSchema';
import type { ErrorStatus } from '../platform/errors';

/** The `security` of routes guarded by `requireUser`. */
export const bearer = [{ bearer: [] }];

const meanings: Record<ErrorStatus, string> = {
  400: 'The body could not be read, or a code is wrong',
  401: 'No valid token',
  403: 'Not allowed',
  404: 'Not found',
  405: 'Another method is answered here',
  408: 'The body took too long to arrive',
  409: 'Conflicts with what is there',
  413: 'Too large',
  415: 'A type that is not taken',
  422: 'Not valid; `errors` names each fault',
  428: 'A proof of work comes first; see `proofOfWork`',
  429: 'Too many requests; see Retry-After',
  500: 'Server error',
  502: 'A service that this one needs gave a wrong answer',
  503: 'A service that this one needs is unavailable',
};

const problem = problemSchema.meta({ id: 'Problem' });

/** The `responses` entries for a route's errors. Always includes 500 and 503, because the database may be unavailable for any call. */
export const problemResponses = <Status extends ErrorStatus>(...statuses: Status[]) =>
  Object.fromEntries(
    [...new Set<ErrorStatus>([...statuses, 500, 503])].map((status) => [
      status,
      { description: meanings[status], content: { 'application/problem+json': { schema: problem } } },
    ]),
  ) as unknown as Record<
    Status | 500 | 503,
    { description: string; content: { 'application/problem+json': { schema: typeof problemSchema } } }
  >;

/** The `responses` entry for a JSON body. */
export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** A required JSON body. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});
