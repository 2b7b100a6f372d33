import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createFairShares } from '../../platform/load/fairShares';
import { toNetwork } from '../../routes/http/clientAddress';
import { closeSlowReaders, isReading, type Responses } from './slowReaders';

const maxConnections = 5_000;

// Browsers and proxies do not pipeline, but Node starts every request of a packet, and 64 KB hold 1,700 of them.
const maxPipelined = 16;

interface Connection {
  socket: Socket;
  address: string;
  responses: Responses;
}

function createConnectionList() {
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
    all: () => all.values(),
    of: (address: string) => byAddress.get(address)?.values() ?? [],
  };
}
type ConnectionList = ReturnType<typeof createConnectionList>;

function findFirst(
  connections: Iterable<Connection>,
  fits: (connection: Connection) => boolean,
): Connection | undefined {
  for (const connection of connections) if (fits(connection)) return connection;
  return undefined;
}

interface Lists {
  idle: ConnectionList;
  busy: ConnectionList;
}

/** Prefers the longest idle connection, then one whose client reads its response slowly. */
function findReplaceable({ idle, busy }: Lists, address: string, isFull: boolean): Connection | undefined {
  const isAny = () => true;
  const isSlow = ({ responses }: Connection) => isReading(responses);
  const ofSameAddress = findFirst(idle.of(address), isAny) ?? findFirst(busy.of(address), isSlow);
  return ofSameAddress ?? (isFull ? (findFirst(idle.all(), isAny) ?? findFirst(busy.all(), isSlow)) : undefined);
}

interface Options {
  limit?: number;
  onClosed?: () => void;
}

/**
 * Limits the open connections and shares them among client addresses. A new connection replaces an idle or slow one, or
 * is closed if there is none. A lone proxy can use three quarters of all connections. Call this before adding other
 * listeners, which ignore requests whose socket is destroyed.
 */
export function limitConnections(server: Server, { limit = maxConnections, onClosed = () => {} }: Options = {}): void {
  const shares = createFairShares(limit);
  const lists: Lists = { idle: createConnectionList(), busy: createConnectionList() };
  const open = new Map<Socket, Connection>();

  const leave = (connection: Connection) => {
    if (!open.delete(connection.socket)) return;
    shares.remove(connection.address);
    lists.idle.remove(connection);
    lists.busy.remove(connection);
  };
  const close = (connection: Connection) => {
    onClosed();
    leave(connection);
    connection.socket.destroy();
  };
  const move = (connection: Connection, from: ConnectionList, to: ConnectionList) => {
    from.remove(connection);
    to.add(connection);
  };
  server.on('connection', (socket) => {
    const address = toNetwork(socket.remoteAddress ?? 'unknown');
    if (!shares.hasRoom(address)) {
      const replaced = findReplaceable(lists, address, shares.total() >= limit);
      if (replaced) close(replaced);
      else {
        onClosed();
        return void socket.destroy();
      }
    }
    const connection: Connection = { socket, address, responses: new Set() };
    open.set(socket, connection);
    shares.add(address);
    lists.idle.add(connection);
    socket.once('close', () => leave(connection));
  });
  server.on('request', ({ socket }: IncomingMessage, outgoing: ServerResponse) => {
    const connection = open.get(socket);
    if (!connection) return;
    if (connection.responses.size >= maxPipelined) return close(connection);
    connection.responses.add(outgoing);
    if (connection.responses.size === 1) move(connection, lists.idle, lists.busy);
    outgoing.once('close', () => {
      connection.responses.delete(outgoing);
      if (!connection.responses.size && open.has(socket)) move(connection, lists.busy, lists.idle);
    });
  });
  closeSlowReaders(server, { busy: lists.busy.all, close });
}
