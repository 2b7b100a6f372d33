import { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSlowReaders } from './slowReaders';

const server = new EventEmitter();
const close = vi.fn();
let busy: { responses: Set<ServerResponse> }[];
beforeEach(() => {
  vi.useFakeTimers();
  busy = [];
  closeSlowReaders(server as Server, { busy: () => busy, close });
});
afterEach(() => {
  server.emit('close');
  close.mockReset();
  vi.useRealTimers();
});

/** A connection with one response, of which that many bytes are left to send. */
function respond(state: { writableEnded?: boolean; writableNeedDrain?: boolean; left?: number }) {
  const { writableEnded = false, writableNeedDrain = false, left = 0 } = state;
  const socket = { bytesWritten: 0 };
  const response = { writableEnded, writableNeedDrain, writableLength: left, socket };
  const connection = { responses: new Set([response as unknown as ServerResponse]) };
  busy.push(connection);
  return { connection, socket };
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('D-30 a response that nobody reads closes its connection after 30 seconds', () => {
  const { connection } = respond({ writableEnded: true });
  pass(34);
  expect(close).not.toHaveBeenCalled();
  pass(11);
  expect(close).toHaveBeenCalledWith(connection);
});

test('D-30 a long response has the time that it takes at 4 KB a second', () => {
  respond({ writableEnded: true, left: 400 * 1024 });
  pass(130);
  expect(close).not.toHaveBeenCalled();
  pass(15);
  expect(close).toHaveBeenCalled();
});

test('D-30 a response that the server still works on is not closed', () => {
  respond({});
  pass(600);
  expect(close).not.toHaveBeenCalled();
});

test('D-30 a streamed response is closed once its client reads less than 4 KB a second', () => {
  const { socket } = respond({ writableNeedDrain: true });
  for (let each = 0; each < 60; each += 1) {
    socket.bytesWritten += 25 * 1024;
    pass(5);
  }
  expect(close).not.toHaveBeenCalled();
  for (let each = 0; each < 9; each += 1) {
    socket.bytesWritten += 10;
    pass(5);
  }
  expect(close).toHaveBeenCalled();
});
