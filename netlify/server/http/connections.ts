import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createFairShares } from '../../platform/load/fairShares';
import { toNetwork } from '../../routes/http/clientAddress';
import { closeSlowReaders, isReading, type Responses } from './slowReaders';

/** Each connection takes memory and a file descriptor. */
const mostConnections = 5_000;

/**
 * Requests in progress on one connection. Browsers and proxies wait for a response before the next request, while Node starts
 * every request of a packet, and 64 KB hold 1,700 of them.
 */
const mostPipelined = 16;

interface Connection {
  socket: Socket;
  address: string;
  responses: Responses;
}

/** Connections in the order in which they were added, also by address. */
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

function firstOf(connections: Iterable<Connection>, fits: (connection: Connection) => boolean): Connection | undefined {
  for (const connection of connections) if (fits(connection)) return connection;
  return undefined;
}

interface Lists {
  /** Without a request in progress. */
  idle: ConnectionList;
  busy: ConnectionList;
}

/** The connection to close for a new one of the address: the longest idle, else one whose client is slow to read a response. */
function findReplaceable({ idle, busy }: Lists, address: string, isFull: boolean): Connection | undefined {
  const isAny = () => true;
  const isSlow = ({ responses }: Connection) => isReading(responses);
  const own = firstOf(idle.of(address), isAny) ?? firstOf(busy.of(address), isSlow);
  return own ?? (isFull ? (firstOf(idle.all(), isAny) ?? firstOf(busy.all(), isSlow)) : undefined);
}

interface Options {
  most?: number;
  /** Called for each connection that is closed to keep the limit. */
  onClosed?: () => void;
}

/**
 * Limits the open connections and shares them among client addresses. A new one replaces one that is idle, or whose client
 * does not read its response: of an address that has its share, or of all once none is free. It is closed itself if there is
 * no such. So such connections keep nobody out, and a proxy, whose address is that of every client, can use three quarters of
 * them. Must come before the server's other listeners, which ignore requests whose socket is destroyed.
 */
export function limitConnections(server: Server, { most = mostConnections, onClosed = () => {} }: Options = {}): void {
  const shares = createFairShares(most);
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
      const replaced = findReplaceable(lists, address, shares.total() >= most);
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
    if (connection.responses.size >= mostPipelined) return close(connection);
    connection.responses.add(outgoing);
    if (connection.responses.size === 1) move(connection, lists.idle, lists.busy);
    outgoing.once('close', () => {
      connection.responses.delete(outgoing);
      if (!connection.responses.size && open.has(socket)) move(connection, lists.busy, lists.idle);
    });
  });
  closeSlowReaders(server, { busy: lists.busy.all, close });
}
