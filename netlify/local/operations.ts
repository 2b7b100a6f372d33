import { watchProcess } from '../platform/metrics';
import { isTrusted } from './admin/isTrusted';
import { backupHandler } from './backup/backupHandler';
import { writeBackupToken } from './backup/backupToken';
import { isPrivate } from './isPrivate';
import type { OpenLocal } from './openLocal';
import type { OwnHandler } from './ownHandler';
import { watchStatus } from './status/readStatus';
import { statusHandler } from './status/statusHandler';

/**
 * What the keeper of a server asks of it on its own machine: how it goes (`/__status`), and a copy of its data
 * (`/__backup`, of the embedded database alone). Null where others can reach it; both are not there then, for anybody.
 */
export function operationsHandler({
  context,
  connection,
}: Pick<OpenLocal, 'context' | 'connection'>): OwnHandler | null {
  const { settings, metrics } = context;
  if (!isPrivate(settings)) return null;
  watchProcess(metrics);
  const status = statusHandler(watchStatus(context), metrics);
  const { dataDir } = settings;
  const backup = connection.snapshot ? backupHandler({ dataDir, token: writeBackupToken(dataDir), connection }) : null;
  return async (request, remoteAddress) => {
    const { pathname } = new URL(request.url);
    if (!isTrusted(request, remoteAddress)) return null;
    if (pathname === '/__status' && ['GET', 'HEAD'].includes(request.method)) return status(request);
    if (pathname === '/__backup') return (await backup?.(request)) ?? null;
    return null;
  };
}
