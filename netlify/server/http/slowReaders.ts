import type { Server, ServerResponse } from 'node:http';

/** The responses of one connection that are not sent yet, in the order of their requests. */
export type Responses = Set<ServerResponse>;

const checkMs = 5_000;
/** A phone may lose its connection for some seconds. */
const graceMs = 30_000;
/** The least pace at which a response must be read, which is also that of bodies. */
const leastBytesPerSecond = 4 * 1024;
const leastBytesOfCheck = (leastBytesPerSecond * checkMs) / 1000;

const firstOf = (responses: Responses): ServerResponse | undefined => responses.values().next().value;

const waitsForClient = ({ writableEnded, writableNeedDrain }: ServerResponse): boolean =>
  writableEnded || writableNeedDrain;

/** True if the server has done its work for the oldest response, and only waits for the client to read it. */
export function isReading(responses: Responses): boolean {
  const first = firstOf(responses);
  return first !== undefined && waitsForClient(first);
}

interface Mark {
  /** Bytes that the connection had been given. */
  written: number;
  /** When the response must have been read. */
  deadline: number;
}

interface Parts<Connection> {
  /** Connections with a request in progress. */
  busy: () => Iterable<Connection>;
  close: (connection: Connection) => void;
}

/**
 * Closes connections whose clients read a response far too slowly. Node has no limit for that, so responses that nobody reads
 * would take memory and connections for good.
 */
export function closeSlowReaders<Connection extends { responses: Responses }>(
  server: Server,
  { busy, close }: Parts<Connection>,
): void {
  const marks = new WeakMap<ServerResponse, Mark>();
  const isLate = (responses: Responses): boolean => {
    const first = firstOf(responses);
    if (!first || !waitsForClient(first)) return false;
    const mark = marks.get(first);
    const written = first.socket?.bytesWritten ?? 0;
    // A streamed response gets new bytes only as fast as they are read.
    const isFlowing = mark && !first.writableEnded && written - mark.written >= leastBytesOfCheck;
    if (mark && !isFlowing) return Date.now() > mark.deadline;
    const timeMs = graceMs + (first.writableLength / leastBytesPerSecond) * 1000;
    marks.set(first, { written, deadline: Date.now() + timeMs });
    return false;
  };
  const timer = setInterval(() => {
    for (const connection of busy()) if (isLate(connection.responses)) close(connection);
  }, checkMs).unref();
  server.on('close', () => clearInterval(timer));
}
