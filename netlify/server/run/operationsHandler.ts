import { backupHandler } from '../backup/backupHandler';
import type { OpenedServer } from './openServer';
import type { PrivateHandler } from '../private/privateGate';
import { watchStatus, type Status } from '../status/readStatus';
import { statusHandler } from '../status/statusHandler';
import { collectProcessMetrics } from '../../platform/metrics';

type Opened = Pick<OpenedServer, 'context' | 'connection'>;

/** Starts measuring this process; call it once. Returns a function that reads the status of process and shop. */
export function watchOperations({ context, connection }: Opened): () => Promise<Status> {
  collectProcessMetrics(context.metrics);
  return watchStatus(context, connection.queue);
}

export function operationsHandler(opened: Opened, readStatus = watchOperations(opened)): PrivateHandler {
  const { context, connection } = opened;
  const { settings, metrics } = context;
  const status = statusHandler(readStatus, metrics);
  const { dataDir } = settings;
  const backup = connection.snapshot ? backupHandler({ dataDir, connection }) : null;
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/__status' && ['GET', 'HEAD'].includes(request.method)) return status(request);
    if (pathname === '/__backup') return (await backup?.(request)) ?? null;
    return null;
  };
}
