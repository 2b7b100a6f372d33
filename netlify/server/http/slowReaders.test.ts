import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trackConnections } from './connections';

const server = new EventEmitter();
beforeEach(() => {
  vi.useFakeTimers();
  trackConnections(server as Server);
});
afterEach(() => {
  server.emit('close');
  server.removeAllListeners();
  vi.useRealTimers();
});

/** Opens a connection with one response that has `unsentBytes` left to send. */
function respond(state: { writableEnded?: boolean; writableNeedDrain?: boolean; unsentBytes?: number }) {
  const { writableEnded = false, writableNeedDrain = false, unsentBytes = 0 } = state;
  const close = vi.fn();
  const socket = Object.assign(new EventEmitter(), { bytesWritten: 0, destroy: close });
  const response = { writableEnded, writableNeedDrain, writableLength: unsentBytes, socket };
  server.emit('connection', socket);
  server.emit('request', { socket }, Object.assign(new EventEmitter(), response));
  return { close, socket };
}
const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('D-30 a response that nobody reads closes its connection after 30 seconds', () => {
  const { close } = respond({ writableEnded: true });
  advanceSeconds(34);
  expect(close).not.toHaveBeenCalled();
  advanceSeconds(11);
  expect(close).toHaveBeenCalled();
});

test('D-30 a long response has the time that it takes at 4 KB a second', () => {
  const { close } = respond({ writableEnded: true, unsentBytes: 400 * 1024 });
  advanceSeconds(130);
  expect(close).not.toHaveBeenCalled();
  advanceSeconds(15);
  expect(close).toHaveBeenCalled();
});

test('D-30 a response that the server still works on is not closed', () => {
  const { close } = respond({});
  advanceSeconds(600);
  expect(close).not.toHaveBeenCalled();
});

test('D-30 a streamed response is closed once its client reads less than 4 KB a second', () => {
  const { close, socket } = respond({ writableNeedDrain: true });
  for (let each = 0; each < 60; each += 1) {
    socket.bytesWritten += 25 * 1024;
    advanceSeconds(5);
  }
  expect(close).not.toHaveBeenCalled();
  for (let each = 0; each < 9; each += 1) {
    socket.bytesWritten += 10;
    advanceSeconds(5);
  }
  expect(close).toHaveBeenCalled();
});
