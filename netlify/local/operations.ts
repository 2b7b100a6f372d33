import { watchProcess } from '../platform/metrics';
import { backupHandler } from './backup/backupHandler';
import type { OpenLocal } from './openLocal';
import type { OwnHandler } from './ownHandler';
import { watchStatus } from './status/readStatus';
import { statusHandler } from './status/statusHandler';

/**
 * What the keeper of a server asks of it on its own machine: how it goes (`/__status`), and a copy of its data
 * (`/__backup`, of the embedded database alone).
 */
export function operationsHandler({ context, connection }: Pick<OpenLocal, 'context' | 'connection'>): OwnHandler {
  const { settings, metrics } = context;
  watchProcess(metrics);
  const status = statusHandler(watchStatus(context), metrics);
  const { dataDir } = settings;
  const backup = connection.snapshot ? backupHandler({ dataDir, connection }) : null;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/__status' && ['GET', 'HEAD'].includes(request.method)) return status(request);
    if (pathname === '/__backup') return (await backup?.(request)) ?? null;
    return null;
  };
}
