import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createFairShares } from '../platform/load/fairShares';
import { networkOf } from '../routes/http/clientAddress';

/** Each connection takes memory and a file descriptor. */
const mostConnections = 5_000;

interface Connection {
  socket: Socket;
  address: string;
  /** Requests in progress. */
  running: number;
}

const firstOf = <Item>(items: Set<Item> | undefined): Item | undefined => items?.values().next().value;

/** Connections without a request in progress, in the order in which they became idle. */
function createIdleList() {
  const all = new Set<Connection>();
  const byAddress = new Map<string, Set<Connection>>();
  return {
    add: (connection: Connection) => {
      all.add(connection);
      byAddress.set(connection.address, (byAddress.get(connection.address) ?? new Set()).add(connection));
    },
    remove: (connection: Connection) => {
      all.delete(connection);
      const ofAddress = byAddress.get(connection.address);
      ofAddress?.delete(connection);
      if (!ofAddress?.size) byAddress.delete(connection.address);
    },
    oldest: () => firstOf(all),
    oldestOf: (address: string) => firstOf(byAddress.get(address)),
  };
}

interface Options {
  most?: number;
  /** Called for each connection that is closed to keep the limit. */
  onClosed?: () => void;
}

/**
 * Limits the open connections and shares them among client addresses. A new one replaces the oldest idle one of an address
 * that has its share, or of all once none is free, and is closed itself if there is no such. So idle connections keep nobody
 * out, and a proxy, whose address is that of every client, can use three quarters of them.
 */
export function limitConnections(server: Server, { most = mostConnections, onClosed = () => {} }: Options = {}): void {
  const shares = createFairShares(most);
  const idle = createIdleList();
  const open = new Map<Socket, Connection>();

  const leave = (connection: Connection) => {
    if (!open.delete(connection.socket)) return;
    shares.remove(connection.address);
    idle.remove(connection);
  };
  /** Closes a connection for a new one. Returns false if there is none to close. */
  const makeRoom = (address: string): boolean => {
    onClosed();
    const replaced = idle.oldestOf(address) ?? (shares.total() >= most ? idle.oldest() : undefined);
    if (!replaced) return false;
    leave(replaced);
    replaced.socket.destroy();
    return true;
  };
  server.on('connection', (socket) => {
    const address = networkOf(socket.remoteAddress ?? 'unknown');
    if (!shares.hasRoom(address) && !makeRoom(address)) return void socket.destroy();
    const connection: Connection = { socket, address, running: 0 };
    open.set(socket, connection);
    shares.add(address);
    idle.add(connection);
    socket.once('close', () => leave(connection));
  });
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.running += 1;
    idle.remove(connection);
    outgoing.once('close', () => {
      connection.running -= 1;
      if (!connection.running && open.has(socket)) idle.add(connection);
    });
  });
}
