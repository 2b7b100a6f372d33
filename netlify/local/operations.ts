import { watchProcess } from '../platform/metrics';
import { backupHandler } from './backup/backupHandler';
import type { OpenLocal } from './openLocal';
import type { OwnHandler } from './ownHandler';
import { watchStatus } from './status/readStatus';
import { statusHandler } from './status/statusHandler';

/**
 * Endpoints for the operator on this machine: the server's status (`/__status`), and a backup of its data (`/__backup`, only
 * with the embedded database).
 */
export function operationsHandler({ context, connection }: Pick<OpenLocal, 'context' | 'connection'>): OwnHandler {
  const { settings, metrics } = context;
  watchProcess(metrics);
  const status = statusHandler(watchStatus(context, connection.queue), metrics);
  const { dataDir } = settings;
  const backup = connection.snapshot ? backupHandler({ dataDir, connection }) : null;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/__status' && ['GET', 'HEAD'].includes(request.method)) return status(request);
    if (pathname === '/__backup') return (await backup?.(request)) ?? null;
    return null;
  };
}
