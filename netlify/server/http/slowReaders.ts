import type { ServerResponse } from 'node:http';

export const checkMs = 5_000;
const graceMs = 30_000;
// The same pace as for request bodies.
const minBytesPerSecond = 4 * 1024;
const minBytesPerCheck = (minBytesPerSecond * checkMs) / 1000;

/** True if the response only waits for its client to read it. */
export const isReading = ({ writableEnded, writableNeedDrain }: ServerResponse): boolean =>
  writableEnded || writableNeedDrain;

/**
 * Returns a check, to be run at each interval, that finds clients that read too slowly. Node has no timeout for unread
 * responses, which would never be freed.
 */
export function createSlownessCheck(): (response: ServerResponse) => boolean {
  const states = new WeakMap<ServerResponse, { written: number; deadline: number }>();
  return (response) => {
    if (!isReading(response)) return false;
    const state = states.get(response);
    const written = response.socket?.bytesWritten ?? 0;
    // A stream writes new bytes only as fast as they are read.
    const isFlowing = state && !response.writableEnded && written - state.written >= minBytesPerCheck;
    if (state && !isFlowing) return Date.now() > state.deadline;
    const timeMs = graceMs + (response.writableLength / minBytesPerSecond) * 1000;
    states.set(response, { written, deadline: Date.now() + timeMs });
    return false;
  };
}
