import type { IncomingMessage, ServerResponse } from 'node:http';
import { problemOf, ServiceError } from '../../platform/errors';
import type { AppContext } from '../../services/appContext';
import { claimPlace, classOf, keepPlace } from './admit';
import { isApiPath } from './isApiPath';
import { preferredLanguage } from './language';
import { detailIn } from './problemWords';

/** Refusals within this time share one log line. */
const lineMs = 1_000;

type Failure = ServiceError['failure'];

function answer(outgoing: ServerResponse, failure: Failure, acceptLanguage: string | undefined): void {
  const detail = detailIn(preferredLanguage(acceptLanguage), failure);
  outgoing
    .writeHead(failure.status, {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'retry-after': String(failure.retryAfterSeconds),
    })
    .end(JSON.stringify(problemOf({ ...failure, detail })));
}

/**
 * Answers with a 503 before a `Request` object is created if the class is full. In a rush, refusing requests through
 * the whole API would slow down the site's pages. With CORS enabled, responses need the API's headers, so nothing is
 * refused here.
 */
export function refuseEarly({ admission, settings, metrics, log }: AppContext) {
  let count = 0;
  const note = (method: string) => {
    metrics.requests.inc({ method, route: 'refused early', status: 503 });
    count += 1;
    if (count > 1) return;
    setTimeout(() => {
      log.warn('Requests refused: too many at once', { count });
      count = 0;
    }, lineMs).unref();
  };
  return (incoming: IncomingMessage, outgoing: ServerResponse): boolean => {
    const { method = 'GET', url = '', headers } = incoming;
    // The length of a chunked body is checked by reading all of it, and a slow one must not hold a place meanwhile.
    if (settings.allowedOrigins.length || headers['transfer-encoding'] || !isApiPath(url)) return false;
    const workClass = classOf(method, url.replace(/\?.*$/s, ''));
    if (!workClass) return false;
    try {
      keepPlace(incoming, admission.enter(workClass));
      // Work continues after its client disconnects and keeps its place, so only an unused place is given back.
      outgoing.once('close', () => {
        const unused = claimPlace(incoming);
        if (unused) admission.leave(unused);
      });
      return false;
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      note(method);
      answer(outgoing, error.failure, headers['accept-language']);
      return true;
    }
  };
}
