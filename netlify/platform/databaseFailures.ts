import { codeOf, rootOf } from './log/sanitizeError';
import type { ServiceError } from './errors';

type Failure = ServiceError['failure'];

const away: Failure = {
  code: 'database_unavailable',
  status: 503,
  detail: 'We can’t reach our database right now. Please try again in a moment.',
  retryAfterSeconds: 5,
};
const busy: Failure = {
  code: 'database_busy',
  status: 503,
  detail: 'This is taking longer than it should. Please try again in a moment.',
  retryAfterSeconds: 2,
};
const notValid: Failure = {
  code: 'not_valid',
  status: 422,
  detail: 'Some of what you entered isn’t valid. Please check it and try again.',
};

const failures: [RegExp, Failure][] = [
  // Characters that Postgres text cannot hold (NUL, half a surrogate pair): schemas refuse them in typed text, but ids are
  // looked up as they arrive. Also numbers that are out of range, such as an order over 21 million dollars.
  [/^(22021|22P05|22003)$/, notValid],
  // A timeout, a deadlock, or a conflict with a concurrent change.
  [/^(57014|55P03|25P03|40001|40P01)$/, busy],
  // No connection, too many connections, the server is shutting down, the password changed, or it is a read-only standby.
  [/^(08...|53...|57P..|28...|3D000|25006)$/, away],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/, away],
];

/** Errors that the drivers report without a code. */
const words: [RegExp, Failure][] = [
  [/^Query read timeout$/, busy],
  [/^Connection terminated|^timeout exceeded when trying to connect$|connection error and is not queryable/, away],
  [/^Cannot use a pool after calling end|^PGlite is clos|^The embedded database has stopped|^Client was closed/, away],
];

/** `fetch` uses the same error codes. Other services we call report their failures with a `ServiceError`. */
function isOfFetch(error: unknown): boolean {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof TypeError && inner.message === 'fetch failed') return true;
  return false;
}

/** The failure to report when the database refused or could not be reached. Null for any other error. */
export function databaseFailure(error: unknown): Failure | null {
  const root = rootOf(error);
  if (!(root instanceof Error) || isOfFetch(error)) return null;
  const code = codeOf(root);
  const [, failure] =
    (code === null ? words.find(([form]) => form.test(root.message)) : failures.find(([form]) => form.test(code))) ??
    [];
  return failure ?? null;
}
