import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerClientError, answerListenerError } from './wireErrors';
import { getRequestListener } from '@hono/node-server';
import type { LocalParts } from './localHandler';

/** Long enough for a photo to be taken in and encrypted. */
const patience = 5_000;

export interface Listening {
  /** 'http://127.0.0.1:8888' */
  origin: string;
  server: Server;
  /** Takes no new requests, lets the running ones end, and cuts those that do not. */
  close: () => Promise<void>;
}

const originOf = ({ address, port }: AddressInfo) => {
  const host =
    address === '0.0.0.0' || address === '::' ? 'localhost' : address.includes(':') ? `[${address}]` : address;
  return `http://${host}:${port}`;
};

function explained(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(
      `Port ${port} of ${host} is in use. Stop what listens there, or set another: PORT=${port + 10} npm start`,
    );
  if (error.code === 'EACCES')
    return new Error(`Port ${port} is kept for the system. Set one above 1023: PORT=8888 npm start`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new Error(`HOST: expected an address of this machine, got ${host}`);
  return error;
}

/** What a server has open. */
interface Open {
  /** Upgraded ones too, which the server itself does not cut. */
  sockets: Set<Socket>;
  running: Set<ServerResponse>;
}

function close(server: Server, { sockets, running }: Open): Promise<void> {
  const ended = new Promise<void>((done) => server.close(() => done()));
  server.closeIdleConnections();
  // A connection that is kept for one more request would hold the end.
  const release = (outgoing: ServerResponse) => (outgoing.shouldKeepAlive = false);
  running.forEach(release);
  server.prependListener('request', (_, outgoing) => release(outgoing));
  const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), patience);
  return ended.finally(() => clearTimeout(cut));
}

/**
 * Lets the rest of a body pass that was answered without being read. The stream that the handler had of it pauses once it
 * is full, and the connection would be cut with the next request on it.
 */
function letPass(incoming: IncomingMessage): void {
  if (!incoming.readableEnded) incoming.removeAllListeners('data').resume();
}

interface Options {
  host: string;
  port: number;
  handler: LocalParts['api'];
  /** Takes a request before the handler does; true when it did. */
  takes?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  /** Told of what the handler threw; a request that is no HTTP is the caller's. */
  onFault?: (error: unknown) => void;
}

/** Listens, or says in words why it cannot. */
export function listen({ host, port, handler, takes, onFault }: Options): Promise<Listening> {
  const answer = getRequestListener(
    (request, bindings) => handler(request, { incoming: bindings.incoming as IncomingMessage }),
    { errorHandler: (error) => answerListenerError(error, onFault) },
  );
  const server = createServer((incoming, outgoing) => {
    if (takes?.(incoming, outgoing)) return;
    outgoing.once('finish', () => letPass(incoming));
    void answer(incoming, outgoing);
  });
  server.on('clientError', answerClientError);
  const { sockets, running }: Open = { sockets: new Set(), running: new Set() };
  server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
  server.on('request', (_, outgoing) => running.add(outgoing.on('close', () => running.delete(outgoing))));
  return new Promise((done, fail) => {
    server.once('error', (error) => fail(explained(error, host, port)));
    server.listen(port, host, () =>
      done({
        origin: originOf(server.address() as AddressInfo),
        server,
        close: () => close(server, { sockets, running }),
      }),
    );
  });
}

/** Fails before an hour's work does: whether this port could be listened on now. */
export async function checkPort(host: string, port: number): Promise<void> {
  const { close: end } = await listen({ host, port, handler: () => new Response() });
  await end();
}
