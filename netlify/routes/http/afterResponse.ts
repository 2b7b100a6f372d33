import type { Log } from '../../platform/log';
import type { AppRequest } from './appEnv';

/** Lets work go on after the response. Netlify keeps the function alive until it has ended; a server runs on anyway. */
export function afterResponse(c: AppRequest, log: Log, work: Promise<void>): void {
  const ended = work.catch((error: unknown) => log.error('Work after a response failed', { error }));
  c.env?.waitUntil?.(ended);
}
