import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createFairShares } from '../../platform/load/fairShares';

/** Three quarters of all connections, which a lone proxy can have. */
const maxRequests = 3_750;

export type ClientOf = (incoming: IncomingMessage) => string;

interface Options {
  clientOf: ClientOf;
  limit?: number;
  onClosed?: () => void;
}

/**
 * All connections of a proxy have its address, so this shares the requests in progress among its clients. Otherwise one
 * client with slow bodies could use up the proxy's connections. Call this before adding the listener that responds.
 */
export function limitProxiedClients(
  server: Server,
  { clientOf, limit = maxRequests, onClosed = () => {} }: Options,
): void {
  const shares = createFairShares(limit);
  // Node emits no `close` for pipelined responses when their connection closes.
  const releases = new Map<Socket, Set<() => void>>();

  server.on('connection', (socket: Socket) => {
    releases.set(socket, new Set());
    socket.once('close', () => {
      releases.get(socket)?.forEach((release) => release());
      releases.delete(socket);
    });
  });
  server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { socket } = incoming;
    const ofSocket = releases.get(socket);
    if (socket.destroyed || !ofSocket) return;
    const client = clientOf(incoming);
    if (!shares.hasRoom(client)) {
      onClosed();
      socket.destroy();
      return;
    }
    shares.add(client);
    const release = () => {
      if (ofSocket.delete(release)) shares.remove(client);
    };
    ofSocket.add(release);
    outgoing.once('close', release);
  });
}
