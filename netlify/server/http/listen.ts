import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpOrigin } from '../../platform/httpOrigin';
import { trackConnections, type ConnectionOptions } from './connections';
import { respondToClientError, listenerErrorResponse } from './wireErrors';
import { getRequestListener } from '@hono/node-server';
import type { HandlerParts } from './serverHandler';

// Longer than a proxy's usual 60 seconds: a request sent while the server closes its idle connection would fail.
const keepAliveTimeoutMs = 65_000;

export interface Listening {
  origin: string;
  server: Server;
  /** Stops accepting requests, waits for running ones, then closes the remaining connections. */
  close: () => Promise<void>;
}

function explainListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} of ${host} is in use. Stop the program that uses it, or set another port: PORT=${port + 10} npm start`,
    );
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is reserved for the system. Set one above 1023: PORT=8888 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`HOST: expected an address of this machine, got ${host}`);
  return error;
}

/** An unread body would block the connection's next request. */
function discardBody(incoming: IncomingMessage): void {
  if (!incoming.readableEnded) incoming.removeAllListeners('data').resume();
}

interface Options extends Omit<ConnectionOptions, 'limit'> {
  host: string;
  port: number;
  handler: HandlerParts['api'];
  handleEarly?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Called with errors the handler throws, except for malformed HTTP requests, which are the client's fault. */
  onError?: (error: unknown) => void;
}

export function listen(options: Options): Promise<Listening> {
  const { host, port, handler, handleEarly, onError } = options;
  const listener = getRequestListener(
    (request, bindings) => handler(request, { incoming: bindings.incoming as IncomingMessage }),
    // HTTP/1.0, which some health checks speak, needs no `Host`.
    { errorHandler: (error) => listenerErrorResponse(error, onError), hostname: 'localhost' },
  );
  const server = createServer();
  const endConnections = trackConnections(server, options);
  server.on('request', (incoming, outgoing) => {
    if (incoming.socket.destroyed || handleEarly?.(incoming, outgoing)) return;
    outgoing.once('finish', () => discardBody(incoming));
    void listener(incoming, outgoing);
  });
  server.keepAliveTimeout = keepAliveTimeoutMs;
  server.on('clientError', respondToClientError);
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      endConnections();
    });
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(explainListenError(error, host, port)));
    server.listen(port, host, () => {
      const { address, port: opened } = server.address() as AddressInfo;
      done({ origin: httpOrigin(address, opened), server, close });
    });
  });
}

export async function checkPort(host: string, port: number): Promise<void> {
  const { close: end } = await listen({ host, port, handler: () => new Response() });
  await end();
}
