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

const firstResponse = ({ responses }: Connection): ServerResponse | undefined => responses.keys().next().value;

/** Ordered by the time at which the connections were added. */
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
    all,
    of: (address: string): Iterable<Connection> => byAddress.get(address) ?? [],
  };
}

function findSlow(connections: Iterable<Connection>): Connection | undefined {
  for (const connection of connections) if (isReading(firstResponse(connection)!)) return connection;
  return undefined;
}

/** Each connection is in one of two lists. */
function createConnectionLists() {
  const idle = createConnectionList();
  const busy = createConnectionList();
  return {
    busy: busy.all,
    setIdle: (connection: Connection) => {
      busy.remove(connection);
      idle.add(connection);
    },
    setBusy: (connection: Connection) => {
      idle.remove(connection);
      busy.add(connection);
    },
    remove: (connection: Connection) => {
      idle.remove(connection);
      busy.remove(connection);
    },
    /** Prefers the longest idle connection, then one whose client reads its response slowly. */
    findReplaceable: (address: string, isFull: boolean): Connection | undefined => {
      const [ofSameAddress = findSlow(busy.of(address))] = idle.of(address);
      if (ofSameAddress || !isFull) return ofSameAddress;
      const [any = findSlow(busy.all)] = idle.all;
      return any;
    },
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
  const open = new Map<Socket, Connection>();
  const lists = createConnectionLists();

  const releaseClient = (client: string | null | undefined) => {
    if (typeof client === 'string') clientShares.remove(client);
  };
  const leave = (connection: Connection) => {
    if (!open.delete(connection.socket)) return;
    shares.remove(connection.address);
    lists.remove(connection);
    // Node emits no `close` for pipelined responses when their connection closes.
    connection.responses.forEach(releaseClient);
    connection.responses.clear();
  };
  const close = (connection: Connection) => {
    onCrowded();
    leave(connection);
    connection.socket.destroy();
  };
  return {
    open,
    busy: lists.busy,
    close,
    join: (socket: Socket) => {
      const address = toNetwork(socket.remoteAddress ?? 'unknown');
      const connection: Connection = { socket, address, responses: new Map() };
      const replaced = shares.hasRoom(address) ? null : lists.findReplaceable(address, shares.total() >= limit);
      if (replaced === undefined) return close(connection);
      if (replaced) close(replaced);
      open.set(socket, connection);
      shares.add(address);
      lists.setIdle(connection);
      socket.once('close', () => leave(connection));
    },
    hasRoom: ({ responses }: Connection, client: string | null) =>
      responses.size < maxPipelined && (client === null || clientShares.hasRoom(client)),
    startResponse: (connection: Connection, response: ServerResponse, client: string | null) => {
      if (client !== null) clientShares.add(client);
      connection.responses.set(response, client);
      lists.setBusy(connection);
    },
    /** Returns true if it was the last one. */
    endResponse: (connection: Connection, response: ServerResponse): boolean => {
      releaseClient(connection.responses.get(response));
      const isLast = connection.responses.delete(response) && !connection.responses.size;
      if (isLast) lists.setIdle(connection);
      return isLast;
    },
  };
}

export interface ConnectionOptions extends Partial<TableOptions> {
  /** The address behind a proxy, all of whose connections have its own. Absent if clients connect directly. */
  clientOf?: (incoming: IncomingMessage) => string;
}

export interface Connections {
  /** Ends each connection after its running requests, and cuts those that take too long. */
  end: () => void;
}

/**
 * Limits the open connections. A new one replaces an idle or slow one, or is closed if there is none. Call this before
 * adding other listeners, which ignore requests whose socket is destroyed.
 */
export function trackConnections(server: Server, options: ConnectionOptions = {}): Connections {
  const { limit = maxConnections, onCrowded = () => {}, clientOf = () => null } = options;
  const { open, busy, close, ...table } = createConnectionTable({ limit, onCrowded });
  let isEnding = false;

  server.on('connection', table.join);
  server.on('request', (incoming, response) => {
    const connection = open.get(incoming.socket);
    if (!connection) return;
    const client = clientOf(incoming);
    if (!table.hasRoom(connection, client)) return close(connection);
    table.startResponse(connection, response, client);
    if (isEnding) response.setHeader('connection', 'close');
    response.once('close', () => {
      if (table.endResponse(connection, response) && isEnding) connection.socket.end();
    });
  });
  const isSlow = createSlownessCheck();
  const timer = setInterval(() => {
    for (const connection of busy) if (isSlow(firstResponse(connection)!)) close(connection);
  }, checkMs).unref();
  server.on('close', () => clearInterval(timer));
  return {
    end: () => {
      isEnding = true;
      for (const { responses } of busy)
        for (const response of responses.keys()) if (!response.headersSent) response.setHeader('connection', 'close');
      const cut = setTimeout(() => [...open.keys()].forEach((socket) => socket.destroy()), closeTimeoutMs);
      server.once('close', () => clearTimeout(cut));
    },
  };
}
