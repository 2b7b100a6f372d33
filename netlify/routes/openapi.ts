import { z, type RouteConfig } from '@hono/zod-openapi';
import { problemSchema } from '../../src/domain/api/problemSchema';
import type { ErrorStatus } from '../platform/problemRows';

/** The part of `createRoute` that differs between calls which one function describes. */
export type CallWords = Pick<RouteConfig, 'operationId' | 'summary' | 'description'>;

export const bearer = [{ bearer: [] }];
export const staffBearer = [{ staff: [] }];
export const runBearer = [{ run: [] }];

export const contentLanguage = {
  'Content-Language': {
    description: 'The language of the text',
    schema: { type: 'string' as const, enum: ['en', 'fr'] },
  },
};

const statusMeanings: Record<ErrorStatus, string> = {
  400: 'The body is malformed, or a code or id is invalid',
  401: 'The token is missing or invalid',
  403: 'Not allowed',
  404: 'Not found',
  405: 'The method is not allowed; see the `Allow` header',
  408: 'The body took too long to arrive',
  409: 'Conflicts with the current state',
  412: 'Another version is current than the one in `If-Match`',
  413: 'The body is too large',
  415: 'The content type is not supported',
  422: 'The request is not valid; `errors` lists each problem',
  428: 'A proof of work is required; see `proofOfWork`',
  429: 'Too many requests; see the `Retry-After` header',
  431: 'The headers are too long',
  500: 'Server error',
  502: 'A service the shop depends on returned an error',
  503: 'A service the shop depends on is unavailable',
};

const hasBody = (statuses: readonly ErrorStatus[]) => statuses.includes(413);

const problem = problemSchema.meta({ id: 'Problem' });

/** Any call may return 500 and 503, and any call with a body 408. */
export const problemResponses = <Status extends ErrorStatus>(...statuses: Status[]) =>
  Object.fromEntries(
    [...new Set<ErrorStatus>([...statuses, ...(hasBody(statuses) ? [408 as const] : []), 500, 503])].map((status) => [
      status,
      { description: statusMeanings[status], content: { 'application/problem+json': { schema: problem } } },
    ]),
  ) as unknown as Record<
    Status | 500 | 503,
    { description: string; content: { 'application/problem+json': { schema: typeof problemSchema } } }
  >;

export const jsonResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  description,
  content: { 'application/json': { schema } },
});

/** The `responses` entry for a JSON body whose text is in the language of the request: see `respondInLanguage`. */
export const localizedResponse = <Schema extends z.ZodType>(description: string, schema: Schema) => ({
  ...jsonResponse(description, schema),
  headers: contentLanguage,
});

export const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  body: { required: true, content: { 'application/json': { schema } } },
});

export const notModified = {
  304: { description: 'Nothing changed since the response with the ETag in `If-None-Match`' },
};

export const htmlContent = { headers: contentLanguage, content: { 'text/html': { schema: z.string() } } };

export const problemResponsesWithPages = <Status extends ErrorStatus>(...statuses: Status[]) =>
  Object.fromEntries(
    Object.entries(problemResponses(...statuses)).map(([status, { description, content }]) => [
      status,
      { description, content: { ...content, ...htmlContent.content } },
    ]),
  ) as unknown as ReturnType<typeof problemResponses<Status>>;
