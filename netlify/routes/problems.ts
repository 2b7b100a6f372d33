import type { Hook, OpenAPIHono } from '@hono/zod-openapi';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { problemOf, ServiceError, type ErrorStatus } from '../platform/errors';
import type { AppEnv } from './appEnv';

type Failure = ServiceError['failure'];

function answerProblem(c: Context<AppEnv>, failure: Failure) {
  if (failure.retryAfterSeconds) c.header('retry-after', String(failure.retryAfterSeconds));
  if (failure.status === 401) c.header('www-authenticate', 'Bearer');
  return c.json(problemOf(failure), failure.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
  });
}

/** What Hono itself refuses: a body that is no JSON, of an undeclared type, or too long. */
const refusals: Partial<Record<number, Failure>> = {
  400: {
    code: 'malformed_body',
    status: 400,
    detail: 'The body could not be read as the type that its Content-Type names.',
  },
  413: { code: 'too_large', status: 413, detail: 'The body is too long.' },
  415: { code: 'unsupported_type', status: 415, detail: 'The Content-Type is not one that this call takes.' },
};

/** SQLSTATEs of signs that no text of the database may have: a NUL, half a character. Schemas refuse them in what people type; ids are looked up as they come. */
const badSigns = ['22021', '22P05'];
const notValid: Failure = {
  code: 'not_valid',
  status: 422,
  detail: 'Some of what you entered is not valid. Please check it and try again.',
};

const rootOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

const hasBadSigns = (error: unknown): boolean => {
  const root = rootOf(error);
  return root instanceof Error && 'code' in root && badSigns.includes(String(root.code));
};

/** The cause of an error as a log may keep it: what the database complains of, without the values of the statement. */
function logged(error: unknown): string {
  const inner = rootOf(error);
  if (!(inner instanceof Error)) return 'an error that is not an Error';
  const code = 'code' in inner && typeof inner.code === 'string' ? ` [${inner.code}]` : '';
  const frames = (inner.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8);
  return [`${inner.name}${code}: ${inner.message.split('\n', 1)[0]}`, ...frames].join('\n');
}

/** As it came over the wire: decoded, a line end in it would begin a line of the log. */
const requestLine = (c: Context<AppEnv>) =>
  `${c.get('requestId')} ${c.req.method} ${new URL(c.req.url).pathname.slice(0, 300)}`;

/** Every thrown error becomes a problem here, and only here (D-30). */
export const answerError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ServiceError) {
    if (error.status >= 500) console.error(`${requestLine(c)} ${error.code}: ${logged(error.cause ?? error)}`);
    return answerProblem(c, error.failure);
  }
  const refusal = error instanceof HTTPException ? refusals[error.status] : undefined;
  if (refusal) return answerProblem(c, refusal);
  if (hasBadSigns(error)) return answerProblem(c, notValid);
  console.error(`${requestLine(c)} ${logged(error)}`);
  return answerProblem(c, {
    code: 'server_error',
    status: 500,
    detail: 'Something went wrong, please try again later.',
    errors: [{ path: '', message: `Request ${c.get('requestId')}` }],
  });
};

/** A body or query that its schema refuses: 422, each fault with its path. */
export const refuseInvalid: Hook<unknown, AppEnv, string, Response | undefined> = (result, c) => {
  if (result.success) return undefined;
  const errors = result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  return answerProblem(c as Context<AppEnv>, { ...notValid, errors });
};

/** A body over the limit of all calls; calls with a limit of their own say more. */
export const refuseLong = (c: Context<AppEnv>) => answerProblem(c, refusals[413]!);

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** 404, or 405 where another method would have been answered at this path. */
export const answerMissing =
  (app: OpenAPIHono<AppEnv>): NotFoundHandler<AppEnv> =>
  (c) => {
    const allowed = methods.filter((method) =>
      app.router.match(method, c.req.path)[0].some(([[, route]]) => route.method === method),
    );
    const fault = { status: (allowed.length ? 405 : 404) as ErrorStatus };
    if (!allowed.length)
      return answerProblem(c, { ...fault, code: 'not_found', detail: 'There is nothing at this address.' });
    c.header('allow', allowed.join(', '));
    return answerProblem(c, {
      ...fault,
      code: 'method_not_allowed',
      detail: `This address answers ${allowed.join(', ')}.`,
    });
  };
