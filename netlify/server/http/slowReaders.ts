import type { Server, ServerResponse } from 'node:http';

export type Responses = Set<ServerResponse>;

const checkMs = 5_000;
const graceMs = 30_000;
// The same pace as for request bodies.
const minBytesPerSecond = 4 * 1024;
const minBytesPerCheck = (minBytesPerSecond * checkMs) / 1000;

const getFirst = (responses: Responses): ServerResponse | undefined => responses.values().next().value;

const waitsForClient = ({ writableEnded, writableNeedDrain }: ServerResponse): boolean =>
  writableEnded || writableNeedDrain;

/** True if the oldest response only waits for its client to read it. */
export function isReading(responses: Responses): boolean {
  const first = getFirst(responses);
  return first !== undefined && waitsForClient(first);
}

interface ReadingState {
  written: number;
  deadline: number;
}

interface Parts<Connection> {
  busy: () => Iterable<Connection>;
  close: (connection: Connection) => void;
}

/** Closes connections whose clients read too slowly. Node has no timeout for unread responses, which would never be freed. */
export function closeSlowReaders<Connection extends { responses: Responses }>(
  server: Server,
  { busy, close }: Parts<Connection>,
): void {
  const states = new WeakMap<ServerResponse, ReadingState>();
  const isLate = (responses: Responses): boolean => {
    const first = getFirst(responses);
    if (!first || !waitsForClient(first)) return false;
    const state = states.get(first);
    const written = first.socket?.bytesWritten ?? 0;
    // A stream writes new bytes only as fast as they are read.
    const isFlowing = state && !first.writableEnded && written - state.written >= minBytesPerCheck;
    if (state && !isFlowing) return Date.now() > state.deadline;
    const timeMs = graceMs + (first.writableLength / minBytesPerSecond) * 1000;
    states.set(first, { written, deadline: Date.now() + timeMs });
    return false;
  };
  const timer = setInterval(() => {
    for (const connection of busy()) if (isLate(connection.responses)) close(connection);
  }, checkMs).unref();
  server.on('close', () => clearInterval(timer));
}
