import type { IncomingMessage, ServerResponse } from 'node:http';
import { throttledWarning } from '../../platform/log/throttledWarning';
import { toProblem, ServiceError } from '../../platform/errors';
import { problemStatus } from '../../platform/problems';
import type { AppContext } from '../../services/context/appContext';
import { requestClass } from './admit';
import { incomingAddress } from './clientAddress';
import { isApiPath } from './isApiPath';
import { preferredLanguage } from './language';
import { localizeFailure } from './problems/problemDetails';

type Failure = ServiceError['failure'];

function sendFailure(outgoing: ServerResponse, failure: Failure, acceptLanguage: string | undefined): void {
  const localized = localizeFailure(preferredLanguage(acceptLanguage), failure);
  outgoing
    .writeHead(problemStatus(failure.code), {
      'content-type': 'application/problem+json',
      'content-language': localized.language,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'retry-after': String(failure.retryAfterSeconds),
    })
    .end(JSON.stringify(toProblem(localized.failure)));
}

/** Clients that retry immediately would slow down the requests in progress. */
const holdMs = 1_000;

/**
 * Refuses requests before creating a costly `Request`. Skipped with CORS, because its responses need the API's headers.
 */
export function refuseEarly(context: AppContext) {
  const { admission, settings, metrics, log } = context;
  const warn = throttledWarning(log, 'Requests refused: too many at once');
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = 'GET', url = '', headers } = incoming;
    if (settings.allowedOrigins.length || !isApiPath(url)) return false;
    const workClass = requestClass(method, url.replace(/\?.*$/s, ''));
    if (!workClass) return false;
    try {
      admission.check(workClass, incomingAddress(context, incoming));
      return false;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      metrics.requests.inc({ method, route: 'refused early', status: 503 });
      warn();
      const { failure } = error;
      setTimeout(() => outgoing.destroyed || sendFailure(outgoing, failure, headers['accept-language']), holdMs);
      return true;
    }
  };
}
