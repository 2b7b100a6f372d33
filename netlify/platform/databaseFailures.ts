import { rootErrorCode, rootCause } from './log/sanitizeError';
import type { ServiceError } from './errors';

type Failure = ServiceError['failure'];

const unavailable: Failure = {
  code: 'database_unavailable',
  detail: 'We can’t reach our database right now. Please try again in a moment.',
  retryAfterSeconds: 5,
};
const busy: Failure = {
  code: 'database_busy',
  detail: 'This is taking longer than it should. Please try again in a moment.',
  retryAfterSeconds: 2,
};
const invalidValue: Failure = {
  code: 'not_valid',
  detail: 'Some of what you entered isn’t valid. Please check it and try again.',
};

const failuresByCode: [RegExp, Failure][] = [
  // NUL or half a surrogate pair, a number or time beyond a column's limits, or a text too long for an index. Most
  // requests are validated earlier, where the error can name the field.
  [/^(22021|22P05|22003|22008|54000)$/, invalidValue],
  // A timeout, a deadlock, or a conflict with a concurrent change.
  [/^(57014|55P03|25P03|25P04|40001|40P01)$/, busy],
  // No connection, too many connections, a server that is shutting down, a changed password, or a read-only standby.
  [/^(08...|53...|57P..|28...|3D000|25006)$/, unavailable],
  // The server's settings would change what is read or written.
  [/^DATABASE_SETTINGS$/, unavailable],
  [/^NO_DATABASE_CONNECTION$/, unavailable],
  // The server's certificate has expired, is not valid yet, or is not trusted.
  [/^(CERT_\w+|\w+_CERT(_\w+)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|ERR_TLS_\w+|ERR_SSL_\w+)$/, unavailable],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, unavailable],
];

export class NoConnectionError extends Error {
  readonly code = 'NO_DATABASE_CONNECTION';
}

/** Errors of Postgres and of Node have a code. The driver's own have none: its connection failed, or does not answer. */
export function toConnectionError(error: unknown): unknown {
  const isOther = !(error instanceof Error) || error instanceof TypeError || rootErrorCode(error) !== null;
  return isOther ? error : Object.assign(new NoConnectionError(error.message), { stack: error.stack });
}

/** `fetch` uses the same error codes. Other services we call report their failures with a `ServiceError`. */
function isFetchError(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof TypeError && inner.message === 'fetch failed') return true;
  return false;
}

export function databaseFailure(error: unknown): Failure | null {
  const root = rootCause(error);
  if (!(root instanceof Error) || isFetchError(error)) return null;
  const code = rootErrorCode(root) ?? '';
  return failuresByCode.find(([pattern]) => pattern.test(code))?.[1] ?? null;
}
