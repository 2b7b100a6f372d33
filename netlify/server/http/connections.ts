import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createFairShares } from '../../platform/load/fairShares';
import { toNetwork } from '../../routes/http/clientAddress';
import { checkMs, createSlownessCheck, isReading } from './slowReaders';

const maxConnections = 5_000;
/** A lone proxy can have three quarters of all connections. Its clients share the requests in progress on them. */
const proxyShare = 3 / 4;
// Browsers and proxies do not pipeline, but Node starts every request of a packet, and 64 KB hold 1,700 of them.
const maxPipelined = 16;
// Long enough to receive and encrypt a photo.
const closeTimeoutMs = 5_000;

interface Connection {
  socket: Socket;
  address: string;
  /** In their order, each with the client that holds a share for it. */
  responses: Map<ServerResponse, string | null>;
}

/** Finds the longest idle connection, or else one whose client reads its response slowly. */
function findReplaceable(connections: Iterable<Connection>): Connection | undefined {
  let slow: Connection | undefined;
  for (const connection of connections) {
    const [response] = connection.responses.keys();
    if (!response) return connection;
    if (!slow && isReading(response)) slow = connection;
  }
  return slow;
}

/** The open connections. Those that were idle last are at the end. */
function createConnectionList() {
  const all = new Map<Socket, Connection>();
  // Without it, each connection beyond an address's share would search those of all others.
  const byAddress = new Map<string, Set<Connection>>();
  const remove = (connection: Connection): boolean => {
    const ofAddress = byAddress.get(connection.address);
    ofAddress?.delete(connection);
    if (!ofAddress?.size) byAddress.delete(connection.address);
    return all.delete(connection.socket);
  };
  return {
    all,
    remove,
    append: (connection: Connection): void => {
      remove(connection);
      all.set(connection.socket, connection);
      byAddress.set(connection.address, (byAddress.get(connection.address) ?? new Set()).add(connection));
    },
    of: (address: string): Iterable<Connection> => byAddress.get(address) ?? [],
  };
}

interface TableOptions {
  limit: number;
  onCrowded: () => void;
}

/** The open connections, shared among client addresses, and the requests of a proxy, shared among its clients. */
function createConnectionTable({ limit, onCrowded }: TableOptions) {
  const shares = createFairShares(limit);
  const clientShares = createFairShares(limit * proxyShare);
  const list = createConnectionList();

  const releaseClient = (client: string | null | undefined) => {
    if (typeof client === 'string') clientShares.remove(client);
  };
  const leave = (connection: Connection) => {
    if (!list.remove(connection)) return;
    shares.remove(connection.address);
    // Node emits no `close` for pipelined responses when their connection closes.
    connection.responses.forEach(releaseClient);
    connection.responses.clear();
  };
  const close = (connection: Connection) => {
    onCrowded();
    leave(connection);
    connection.socket.destroy();
  };
  const makeRoom = (address: string): boolean => {
    if (shares.hasRoom(address)) return true;
    const isFull = shares.total() >= limit;
    const replaced = findReplaceable(list.of(address)) ?? (isFull ? findReplaceable(list.all.values()) : undefined);
    if (replaced) close(replaced);
    return replaced !== undefined;
  };
  return {
    open: list.all,
    close,
    join: (socket: Socket) => {
      const address = toNetwork(socket.remoteAddress ?? 'unknown');
      const connection: Connection = { socket, address, responses: new Map() };
      if (!makeRoom(address)) return close(connection);
      shares.add(address);
      list.append(connection);
      socket.once('close', () => leave(connection));
    },
    /** Closes the connection instead if it or its client has too many requests in progress. */
    startResponse: (connection: Connection, response: ServerResponse, client: string | null): boolean => {
      if (connection.responses.size >= maxPipelined || (client !== null && !clientShares.hasRoom(client))) {
        close(connection);
        return false;
      }
      if (client !== null) clientShares.add(client);
      connection.responses.set(response, client);
      return true;
    },
    /** Returns true if it was the last one. */
    endResponse: (connection: Connection, response: ServerResponse): boolean => {
      releaseClient(connection.responses.get(response));
      const isLast = connection.responses.delete(response) && !connection.responses.size;
      if (isLast) list.append(connection);
      return isLast;
    },
  };
}

export interface ConnectionOptions extends Partial<TableOptions> {
  /** The address behind a proxy, all of whose connections have its own. Absent if clients connect directly. */
  clientOf?: (incoming: IncomingMessage) => string;
}

/**
 * Limits the open connections. A new one replaces an idle or slow one, or is closed if there is none. Call this before
 * adding other listeners, which ignore requests whose socket is destroyed. Returns a function that ends each connection
 * after its running requests, and cuts those that take too long.
 */
export function trackConnections(server: Server, options: ConnectionOptions = {}): () => void {
  const { limit = maxConnections, onCrowded = () => {}, clientOf = () => null } = options;
  const { open, close, join, startResponse, endResponse } = createConnectionTable({ limit, onCrowded });
  let isEnding = false;

  server.on('connection', join);
  server.on('request', (incoming, response) => {
    const connection = open.get(incoming.socket);
    if (!connection || !startResponse(connection, response, clientOf(incoming))) return;
    if (isEnding) response.setHeader('connection', 'close');
    response.once('close', () => {
      if (endResponse(connection, response) && isEnding) connection.socket.end();
    });
  });
  const isSlow = createSlownessCheck();
  const timer = setInterval(() => {
    for (const connection of open.values()) {
      const [response] = connection.responses.keys();
      if (response && isSlow(response)) close(connection);
    }
  }, checkMs).unref();
  server.on('close', () => clearInterval(timer));
  return () => {
    isEnding = true;
    for (const { responses } of open.values())
      for (const response of responses.keys()) if (!response.headersSent) response.setHeader('connection', 'close');
    // `server.closeAllConnections` would leave those that another protocol took over.
    const cut = setTimeout(() => [...open.keys()].forEach((socket) => socket.destroy()), closeTimeoutMs);
    server.once('close', () => clearTimeout(cut));
  };
}
