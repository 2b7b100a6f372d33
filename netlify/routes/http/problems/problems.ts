import type { Hook } from '@hono/zod-openapi';
import type { Context, ErrorHandler, NotFoundHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { unauthenticated } from '../../../services/people/authErrors';
import { rootErrorCode, rootCause } from '../../../platform/log/sanitizeError';
import { databaseFailure } from '../../../platform/databaseFailures';
import { toProblem, ServiceError } from '../../../platform/errors';
import { problemStatus } from '../../../platform/problems';
import { findTextFaults } from '../../../../src/domain/text/textFaults';
import type { AppEnv } from '../appEnv';
import { bodyTooLong } from '../bodies/bodyProblems';
import { preferredLanguage } from '../language';
import { localizeFailure, type Faults } from './problemDetails';

type Failure = ServiceError['failure'];

function respondWithProblem(c: Context<AppEnv>, failure: Failure, faults?: Faults) {
  const status = problemStatus(failure.code);
  c.set('code', failure.code);
  if (failure.retryAfterSeconds) c.header('retry-after', String(failure.retryAfterSeconds));
  if (status === 401) c.header('www-authenticate', failure.scheme ?? 'Bearer');
  // The server does not wait for the rest of the body.
  if (status === 408) c.header('connection', 'close');
  const preferred = preferredLanguage(c.req.header('accept-language'));
  const localized = localizeFailure(preferred, failure, faults);
  const problem = toProblem(localized.failure);
  const page = c.get('problemPage');
  // Pages have their own French text around a detail that may only exist in English.
  c.header('content-language', page ? preferred : localized.language);
  if (page) return c.html(page(problem), status);
  return c.json(problem, status, { 'content-type': 'application/problem+json' });
}

/** Errors from Hono itself: the body is malformed, of an unsupported type, or too long. */
const httpFailures: Partial<Record<number, Failure>> = {
  400: { code: 'malformed_body', detail: 'The body doesn’t match its Content-Type.' },
  413: bodyTooLong().failure,
  415: { code: 'unsupported_type', detail: 'This call doesn’t accept that Content-Type.' },
};

const notValid: Failure = {
  code: 'not_valid',
  detail: 'Some of what you entered isn’t valid. Please check it and try again.',
};

/** True when the client closed the connection while sending the body, so nobody will read the response. */
const isAborted = (error: unknown, c: Context<AppEnv>): boolean =>
  c.req.raw.signal.aborted && rootErrorCode(error) === 'ECONNRESET';

const unexpectedFailure = (c: Context<AppEnv>): Failure => ({
  code: 'server_error',
  detail: 'Something went wrong, please try again later.',
  errors: [{ path: '', message: `Request ${c.get('requestId')}` }],
});

/** True for a write on behalf of an account that was deleted during the request; its session has ended too. */
const isForDeletedAccount = (error: unknown, c: Context<AppEnv>): boolean => {
  const root = rootCause(error);
  const constraint = root instanceof Error && 'constraint' in root ? String(root.constraint) : '';
  return rootErrorCode(error) === '23503' && constraint.endsWith('_users_id_fk') && Boolean(c.get('signedIn'));
};

/** The query builder wraps refusals of the database queue. */
function serviceFailure(error: unknown): Failure | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof ServiceError) return inner.failure;
  return null;
}

function toFailure(error: unknown, c: Context<AppEnv>): Failure {
  const thrown = serviceFailure(error);
  if (thrown) return thrown;
  const httpFailure = error instanceof HTTPException ? httpFailures[error.status] : undefined;
  if (httpFailure) return httpFailure;
  if (isAborted(error, c)) return httpFailures[400]!;
  if (isForDeletedAccount(error, c)) return unauthenticated().failure;
  return databaseFailure(error) ?? unexpectedFailure(c);
}

/** The only place that turns errors into problem responses. */
export const respondToError: ErrorHandler<AppEnv> = (error, c) => {
  const failure = toFailure(error, c);
  // The code already explains an overload, so do not log it as a failure.
  if (problemStatus(failure.code) >= 500 && failure.code !== 'server_busy') c.set('failure', error);
  return respondWithProblem(c, failure);
};

/** Also checks all texts of valid requests, so that no schema has to. */
export const respondInvalid: Hook<unknown, AppEnv, string, Response | undefined> = (result, c) => {
  const faults = result.success ? findTextFaults(result.data) : result.error.issues;
  if (!faults.length) return undefined;
  const errors = faults.map(({ path, message }) => ({ path: path.join('.'), message }));
  return respondWithProblem(c as Context<AppEnv>, { ...notValid, errors }, faults);
};

/** For bodies over the general limit. Calls with their own limit have more specific messages. */
export const respondTooLong = (c: Context<AppEnv>) => respondWithProblem(c, httpFailures[413]!);

export const respondNotFound: NotFoundHandler<AppEnv> = (c) =>
  respondWithProblem(c, { code: 'not_found', detail: 'There’s nothing at this address.' });

export const respondMethodNotAllowed = (c: Context<AppEnv>, allowed: readonly string[]) => {
  const list = allowed.join(', ');
  c.header('allow', list);
  return respondWithProblem(c, { code: 'method_not_allowed', detail: `This address answers ${list}.` });
};
