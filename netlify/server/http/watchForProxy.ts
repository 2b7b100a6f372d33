import type { IncomingMessage } from 'node:http';
import type { AppContext } from '../../services/context/appContext';

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'];

/** Warns once about requests through a proxy if no setting names the header with the client's address. */
export function watchForProxy({ settings, log }: Pick<AppContext, 'settings' | 'log'>) {
  let isDone = settings.clientAddressHeader !== null;
  return ({ headers }: IncomingMessage): void => {
    if (isDone || !proxyHeaders.some((name) => name in headers)) return;
    isDone = true;
    log.warn('CLIENT_ADDRESS_HEADER is not set: behind a proxy, all shoppers count as one address');
  };
}
